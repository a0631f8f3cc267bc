/** 'It was', at the beginning of a clause. */
const WAS = '(?<![가-힣])(?:기존|당초|원래|애초|이전|종전)(?:에는|에|엔|은|의|안은|조건은|제안은)?\\s';
/** The end of a clause that tells what was and goes on to what is. */
const BUT =
  '(?:[었았였했렸됐]는데|[었았였했렸됐]으나|[었았였했렸됐]지만|[었았였했렸됐]고|[었았였했렸됐]다가|인데|이지만|대신|말고)(?:요)?';
/** What a term may be changed to do. */
const CHANGES =
  '(?:줄[이여어였]|늘[리려렸]|변경|조정|바꾸|바꿔|바꿨|바뀌|미루|미룹|미룬|미뤄|미뤘|늦추|늦췄|늦춰|옮[기겨겼]|앞당|당기|당겨|당겼|올[리려렸]|낮[추춰췄]|연장|단축|축소|확대|인상|인하|상향|하향|수정)';
/** '업로드는 원래 12/11이었지만', '6개월에서 (3개월로 줄이고)', '450만 원은 예산을 넘어서,': what does not hold. */
const PAST = new RegExp(
  [
    `${WAS}[^.!?\\n]{2,80}?${BUT}(?=[,\\s])`,
    `(?:${WAS}(?:[가-힣]{1,6}\\s)?)?(?<![가-힣])(?:\\d{1,2}월 (?=\\d{1,2}일?에서\\s\\d{1,2}월))?[^\\s,.!?]{0,6}\\d[^\\s,.!?]{0,8}(?:\\s?만?\\s?원)?에서\\s(?![^.!?\\n]{0,14}사이)(?=[^.!?\\n]{0,30}?\\d[^.!?\\n]{0,14}?(?:으로|로)\\s(?:[가-힣]{1,6}\\s){0,2}${CHANGES})`,
    `(?<![가-힣\\d])\\d[^\\s,.!?]{0,4}(?:은|는|을|를)\\s(?:[^,.!?\\n\\d]{1,20}\\s)?(?=\\d[^\\s.!?]{0,6}(?:으로|로)\\s(?:[가-힣]{1,6}\\s)?${CHANGES})`,
    `(?<![가-힣])[^\\s,.!?]{0,6}\\d[^\\s,.!?]{0,6}(?:이었던|였던)\\s(?:걸|것을|것이|게)\\s`,
    `(?<![가-힣])(?:한|두|세|네|다섯)\\s?(?:편|건|개|번|회)에서\\s(?=(?:한|두|세|네|다섯|\\d)[^.!?\\n]{0,14}?(?:으로|로)\\s(?:[가-힣]{1,6}\\s){0,2}${CHANGES})`,
    `['‘“"][^'‘’“”"\\n]{2,16}['’”"]에서\\s(?=['‘“"][^'‘’“”"\\n]{2,24}['’”"](?:으로|로))`,
    '[^,.!?\\n]{2,24}원(?:은|는|이|에는)\\s[^,.!?\\n]{0,30}?(?:넘[어는]|초과|어렵|어려|힘들|부담|무리)[^,.!?\\n]{0,16},',
    '\\b(?:goes?|going|went|moves?|moved|changes?|changed|raised?|up|down|increases?|increased|drops?|dropped|pushed|cut)\\s(?:[a-z]+\\s)?from\\s[^.!?\\n]{2,24}?\\s(?=to\\s[^.!?\\n]{0,12}\\d)',
    '\\b(?:instead of|rather than)\\s(?:an?|the|one|two|three|four|\\d{1,2})\\s[^.,;!?\\n]{2,40}',
    '\\b(?:previously|originally|initially)\\s[^.!?\\n]{2,60}?(?:,?\\sbut\\b|,\\snow\\b)',
  ].join('|'),
  'gi',
);

/** A mail of changed terms with what was before blanked out: every place stays. */
export const withoutPast = (text: string): string => text.replace(PAST, (words) => ' '.repeat(words.length));
