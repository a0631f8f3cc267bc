const SOURCE =
  '(?:소스|자료|메모|노트|구절|문서|영상|글|페이지|기사|대본|자막|파일|본문|링크|원문|인터뷰|제안서|계약서|메일|내용|출처)(?:들)?';
const WHERE = `${SOURCE}\\s*(?:안|속|들|어디)?(?:에|에는|에도|에선|에서|에서는|에서도|엔|만으로|만으로는|만으론|로|로는|으로는)\\s`;
const LACKING = [
  '없(?:어요|습니다|네요|다|음|었\\S+|는 것 같\\S+|는 듯\\S+)',
  '(?:알|찾을|찾아볼|확인할|볼) 수(?:가|는)? 없\\S*',
  '(?:찾|확인하)지(?:는)? 못\\S*',
  '(?:나오|나타나|적혀 있|쓰여 있|나와 있|담겨 있|들어 있|다루|말하|밝히|언급하|언급되|설명하|설명되|명시하|명시되|포함되|확인되|밝혀)(?:지는|지|진|고 있지|고 있지는|어 있지|어 있지는|되어 있지|돼 있지)\\s*(?:않\\S*|못\\S*)',
  '(?:언급|설명|정보|기록|내용|말)(?:이|은|도|조차)? 없\\S*',
].join('|');
const IN_KOREAN = new RegExp(`${WHERE}.*(?:${LACKING})[\\s.!~…]*$`, 'u');

const SOURCES =
  '(?:sources?|notes?|passages?|documents?|materials?|transcripts?|videos?|pages?|articles?|files?|texts?|briefs?|emails?)';
const TELLS =
  '(?:say|mention|state|give|contain|hold|include|cover|specify|tell|explain|provide|describe|address|show|name|list|discuss)';
const IN_ENGLISH = [
  new RegExp(`\\b${SOURCES}\\b[^,;]*\\b(?:do|does|did)(?: not|n['’]t)\\b[^,;]*\\b${TELLS}`, 'iu'),
  new RegExp(
    `\\b${SOURCES}\\b[^,;]*\\b(?:says?|gives?|contains?|holds?|includes?|provides?|has|have|offers?) (?:no|nothing)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:not|n['’]t|never|nowhere)\\b[^,;]*\\b(?:in|by|from|among) (?:the|your|these|those|any|any of the) (?:\\w+ ){0,2}${SOURCES}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:no|none|nothing)\\b[^,;]*\\b(?:in|of) (?:the|your|these|those) (?:\\w+ ){0,2}${SOURCES}\\b`, 'iu'),
];

/** Another thing is said beside it. */
const MORE = /[,;，、]|지만\s|으나\s|는데\s|은데\s|하고\s|이고\s|\b(?:but|and|while|although|though|however)\b/iu;

/**
 * Whether a sentence says nothing but that the sources do not tell something: no passage can bear that out, and none has to.
 * One that says something else beside it is not such a sentence.
 */
export function saysAbsent(sentence: string): boolean {
  const said = sentence
    .trim()
    .replace(/^(?:>|[-*•]|\d{1,3}[.)])\s+/u, '')
    .replace(/^(?:다만|단|하지만|그러나|However|But|Note that)[,\s]+/iu, '');
  if (MORE.test(said)) return false;
  return IN_KOREAN.test(said) || IN_ENGLISH.some((pattern) => pattern.test(said));
}
