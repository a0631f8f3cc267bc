/** What Korean calls words that somebody says. */
const SAID =
  '(?:말|말씀|표현|문장|문구|구절|내용|언급|단어|이야기|얘기|설명|주장|규정|조항|조건|부분|대목|글|기록|약속|답|규칙|원칙|기준|방침|조언|충고|권고|권유|지시|요구|요청|제안|안내|의견|결론|정보)';
/** Any one word that says how it is told: '권하', '적혀 있', '명시돼 있'. */
const SAY = '\\S*[가-힣](?: 있)?';
const STAND = '(?:나오|나타나|보이|등장하|존재하|(?:\\S*[가-힣](?:돼|되어|혀|여|겨|와|어)|써) 있)';
/** It ends there or leads on; not a condition, nor denied once more. */
const LACKS = '없(?:어요|습니다|네요|다(?!면|고)|음|고|으며|지만|는데|었(?!다면|나|다고|더라면))';
const NOT = '지(?:는|도)?\\s*(?:않(?!을|으면|나|다면|는다면|고는|았다면|았나|는 것은 아니)|못했)';
const ANYWHERE =
  '(?:\\S+ 어디에도\\s+)?(?:\\S+(?:에|에는|에도|에서|에서는|에선|엔)\\s+){0,3}(?:전혀\\s|따로\\s|아예\\s|직접\\s)?';
const IN_KOREAN = [
  `(?:이?라는|이?란|라던|는|은|와 같은|과 같은|같은|식의)?\\s*${SAID}(?:은|는|이|가|도|조차)?\\s+${ANYWHERE}(?:${LACKS}|${STAND}${NOT}|안 나(?:와|옵|온)|하${NOT})`,
  `(?:이?라는|이?란|는|은|같은)?\\s*${SAID}(?:은|는|을|를|도)?\\s+${ANYWHERE}(?:찾|확인하|발견하)(?:지(?:는|도)? 못|을 수(?:가|는)? 없)`,
  `(?:이?라고|고|라)(?:는|까지|도)?\\s+${ANYWHERE}(?:(?:${SAY})${NOT}|${STAND}${NOT}|(?:말|언급)?(?:한|쓴|적은|밝힌)\\s적(?:은|이|도)?\\s${LACKS})`,
  `(?:은|는|이|가|라는 말이|라는 것이)\\s+(?:${ANYWHERE})(?:${STAND}${NOT}|아니(?:라|고|에요|며))`,
  `(?:이?라는|이?란|는|은)\\s*(?:건|것은|게|것이)\\s+${ANYWHERE}(?:${LACKS}|${STAND}${NOT}|(?:없는|안 나오는|나오지 않는) \\S+(?:이에요|예요|입니다|이다))`,
].map((pattern) => new RegExp(`^\\s*${pattern}`, 'u'));

const SOURCE =
  '(?:source|note|memo|passage|document|material|transcript|video|page|article|file|text|brief|email|contract|report|interview|script|post|book|agreement|recording)s?';
const VERB =
  '(?:say|state|mention|claim|write|contain|include|use|promise|read|give|tell|contend|assert|argue|speak of|talk of|call it|(?:advise|recommend|suggest|tell|ask|urge)s?(?: (?:you|us|anyone|people|creators))?(?: to)?)s?';
const HOW = '(?:(?:actually|explicitly|literally|ever|exactly|quite|anywhere|really|directly)\\s+)*';
const WORDS =
  '(?:\\s+(?:that|anything like|the (?:exact )?(?:words?|phrases?|sentence|line|claim|quote|quotation)))?\\s*[:,]?\\s*';
const NO = "(?:\\bnot|n['’]t|\\bnever|\\bnowhere)";
const BEFORE = [
  `(?:${NO}|\\bneither (?:of the )?(?:\\w+ )?${SOURCE}|\\b(?:no|none of (?:the|your|these)) ${SOURCE})\\s+${HOW}${VERB}${WORDS}`,
  `\\b(?:nothing|nobody|no one|nowhere)\\s+(?:in|on|among) (?:\\w+ ){1,4}?${VERB}${WORDS}`,
  `\\b(?:rather than|instead of)\\s+`,
  `\\bnowhere\\s+(?:do|does|did|is|are)\\s+(?:\\w+\\s+){1,4}?${VERB}${WORDS}`,
  `\\b(?:is|are|was|were|it['’]s)(?:\\s+not|n['’]t)\\s+|\\bnot\\s+`,
  `\\b(?:there\\s+(?:is|are|was|were)|i\\s+(?:see|found|find))\\s+no\\s+(?:mention of\\s+)?`,
  `\\b(?:could\\s?n[o'’]t|could not|cannot|can['’]t|will not|won['’]t|did not|didn['’]t|unable to)\\s+find\\s+(?:the (?:words?|phrase)\\s+)?`,
].map((pattern) => new RegExp(`(?:${pattern})$`, 'iu'));
const AFTER = [
  `(?:do|does|did)(?:\\s+not|n['’]t)\\s+${HOW}(?:appear|occur|stand|come up|show up)\\b`,
  `(?:never|nowhere)\\s+${HOW}(?:appears?|appeared|occurs?|comes? up|stands?)\\b`,
  `(?:is|are|was|were)(?:\\s+not|n['’]t|\\s+never|\\s+nowhere)\\s+${HOW}(?:(?:said|stated|written|mentioned|promised|claimed|found|used)\\b|(?:to be found )?(?:in|on|among|from) (?:the|any|your|either|this|that|these|those) (?:\\w+ )?${SOURCE}|(?:what|something) )`,
].map((pattern) => new RegExp(`^,?\\s*${pattern}`, 'iu'));
const SENTENCE_END = /[.!?。！？]["'”’」』)\]]*\s|\n/u;

/** No sentence is so long that what denies would stand farther away. */
const LOOKED_BACK = 1_000;

/**
 * Whether the sentence of an answer itself says of what it quotes at [start, end) that a source does not say so. Nobody has
 * to have said it then. A question denies nothing.
 */
export function deniesQuote(answer: string, { start, end }: { start: number; end: number }): boolean {
  const rest = answer.slice(end, end + LOOKED_BACK);
  const stop = SENTENCE_END.exec(`${rest} `);
  const after = rest.slice(0, stop ? stop.index + 1 : undefined);
  if (/[?？]|^\s*(?:only|alone|just|merely)\b|^\s*(?:뿐|만)/iu.test(after)) return false;
  if (IN_KOREAN.some((pattern) => pattern.test(after)) || AFTER.some((pattern) => pattern.test(after))) return true;
  const before =
    answer
      .slice(Math.max(0, start - LOOKED_BACK), start)
      .split(new RegExp(SENTENCE_END, 'gu'))
      .at(-1) ?? '';
  return BEFORE.some((pattern) => pattern.test(before));
}
