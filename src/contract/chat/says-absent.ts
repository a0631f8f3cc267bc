import { saysHoldsNone } from './holds-none.ts';

const SOURCE =
  '(?:소스|자료|메모|노트|구절|문서|영상|글|페이지|기사|대본|자막|파일|본문|링크|원문|인터뷰|제안서|기획서|견적서|계약서|약관|강의|방송|보고서|회의록|녹음|브리프|메일|내용|출처|텍스트)(?:들)?';
const WHERE = [
  `${SOURCE}\\s*(?:안|속|들|어디|중|가운데)?(?:에|에는|에도|에선|에서|에서는|에서도|엔|만으로|만으로는|만으론|로|로는|으로는)\\s`,
  `${SOURCE}만\\s*(?:봐서는|봐선|보고는|보면|읽어서는)\\s`,
  `${SOURCE}(?:은|는|이|가|도)?\\s*(?:모두|둘 다|전부|다)\\s.*(?:이야기|얘기|언급|설명|대해|대해서|대하여|관해|관해서|관하여)(?:는|도|선)?\\s`,
].join('|');
const TOLD =
  '(?:명시|제시|기재|표시|표기|수록|언급|설명|포함|공개|기록|서술|정리|게재|확인|소개|안내|제공|거론|존재|등장|지정)';
const TELL =
  '(?:나오|나타나|드러나|보이|적혀 있|쓰여 있|써 있|남아 있|정해져 있|나와 있|담겨 있|들어 있|실려 있|다루|말하|말해 주|말해주|알려 주|알려주|밝히|밝혀져 있|밝혀지|밝혀 주|이야기하|(?:이야기|얘기|말)(?:은|는|도)? 하|들리|다뤄지)';
const LACKING = [
  '없(?:어요|습니다|네요|다|음|었\\S+|는 것 같\\S+|는 듯\\S+)',
  '(?:알|찾을|찾아볼|확인할|볼|답할|파악할|특정할) 수(?:가|는)? 없\\S*',
  `(?:찾|찾아내|확인하|발견하|알아내)지(?:는|도)? 못\\S*`,
  `(?:${TELL}|${TOLD}(?:하|되|돼|되어)?)(?:고 있)?(?:\\s*있)?지(?:는|도)?\\s*(?:않(?:고 있)?\\S*|못(?:하고 있)?\\S*)`,
  '안 (?:나와|나옵|나온|나왔|적혀|쓰여|보여|보입|보인|밝혀|밝힙)\\S*(?: 있\\S+)?',
  '안 나오는 \\S+(?:이에요|예요|입니다|이다|다)',
  '(?:확인|파악)(?:이|은|도)? (?:안|잘 안) \\S+',
  '(?:찾|알|확인하|파악하)기(?:가|는)? (?:어렵|어려|힘들|힘듭)\\S*',
  '(?:빠져 있|누락되어 있|누락돼 있|빠졌)\\S+',
  '(?:답|답변|말씀)\\S*\\s?(?:드리|하)?\\S*\\s?(?:어려|어렵)\\S*',
].join('|');
/** What is sought: where this alone is missing, it is the sources that do not have it. */
const SOUGHT = '(?:정보|언급|내용|설명|기록|근거|단서|수치|데이터|답)(?:은|는|이|가|을|를|도|조차)?';
const END = '[\\s.!~…]*$';
const IN_KOREAN = [
  new RegExp(`(?:${WHERE}).*(?:${LACKING})${END}`, 'u'),
  new RegExp(
    `${SOUGHT}\\s(?:따로\\s|전혀\\s)?(?:찾지 못|찾을 수(?:가|는)? 없|확인되지 않|확인할 수(?:가|는)? 없|보이지 않)\\S*${END}`,
    'u',
  ),
  new RegExp(`(?:대한|관한|관련된?) (?:\\S+ )?${SOUGHT} 없\\S*${END}`, 'u'),
];
const KOREAN_LEAD = /^(?:다만|단|하지만|그러나|아쉽게도|안타깝게도|죄송하지만|참고로)[,\s]+/u;
/** "소스를 살펴봤지만 …" */
const LOOKED_THROUGH = new RegExp(
  `^(?:연결(?:된|하신) |제공(?:된|하신) )?${SOURCE}(?:을|를)\\s(?:모두 |다 |전부 )?(?:살펴|찾아|읽어|확인해|훑어)\\s?(?:봤지만|보았지만|봤으나|보았으나|봤는데|봐도)[,\\s]+`,
  'u',
);
/** After what the sources do not tell, that it cannot be known says the same once more. */
const SO_UNKNOWN =
  /(?<=없어|않아|못해|않기 때문에|없기 때문에|없으므로|않으므로)(?:서|도)?,?\s+(?:\S+\s){0,3}?(?:알|답할|답변할|확인할|단정할|말할|판단할|말씀드릴|답해 드릴) 수(?:가|는)? 없\S*[\s.!~…]*$/u;

const SOURCES =
  '(?:sources?|notes?|passages?|documents?|materials?|transcripts?|videos?|pages?|articles?|files?|texts?|briefs?|emails?)';
const PAPERS = `(?:${SOURCES}|(?:interview|contract|agreement|report|memo|proposal|caption|subtitle|recording|post|script|blog|paper|slide|deck|minutes|guide|study|book|letter|attachment|website|clip|pdf)s?)`;
const TELLS =
  '(?:say|mention|state|give|contain|hold|include|cover|specify|specifie|tell|explain|provide|describe|address|addresse|show|name|list|discuss|discusse|disclose|reveal|indicate|clarify|clarifie|touch on|record|go into|refer to|come up in|appear in|talk about|speak of|answer)s?';
const TOLD_OF =
  '(?:mentioned|stated|listed|given|specified|found|covered|discussed|included|described|explained|addressed|named|shown|provided|contained|disclosed|available|present|indicated|said|noted|detailed|recorded|documented|revealed|answered|clear)';
const INFO =
  '(?:information|mentions?|details?|data|records?|references?|answers?|word|figures?|indication|evidence|clue)';
const NOT = "(?:\\bnot|n['’]t|\\bnever|\\bnowhere|\\bno|\\bnone|\\bneither|\\bnothing)";
const IN_THE =
  '(?:in|on|by|from|among|within|of|throughout)\\s+(?:any of\\s+|either of\\s+|all\\s+)?(?:the|your|these|those|this|any|either)\\s+(?:\\w+\\s+){0,2}';
const IN_ENGLISH = [
  `\\b${PAPERS}\\b[^,;]*(?:\\bnot|n['’]t|\\bnever)\\s+(?:\\w+\\s+){0,2}?${TELLS}\\b`,
  `\\b${SOURCES}(?:\\s+(?!should|must|can|could|may|will|would|need)\\w+){0,3}?\\s+(?:says?|gives?|contains?|holds?|includes?|provides?|offers?)\\s+(?:no|nothing)\\b`,
  `\\b${PAPERS}(?:\\s+(?:you|we|i) (?:shared|connected|gave|provided))?\\s+(?:has|have|says?|gives?|contains?|includes?|provides?|offers?)\\s+(?:no\\s+(?:\\w+\\s+)?${INFO}|nothing\\s+(?:on|about|regarding))\\b`,
  `${NOT}\\b[^,;]*\\b${TOLD_OF}\\s+(?:anywhere\\s+)?${IN_THE}${PAPERS}\\b`,
  `\\b${PAPERS}\\s+(?:make|makes|made)\\s+no\\s+(?:reference|mention|claim)\\b`,
  `\\b(?:do|does|did)(?:\\s+not|n['’]t)\\s+(?:appear|come up|feature|figure)\\s+(?:anywhere\\s+)?in\\s+(?:(?:any|either|the|your|these|those|this)\\s+)(?:of\\s+the\\s+)?(?:\\w+\\s+)?${PAPERS}\\b`,
  `\\b(?:no|none of (?:the|your|these|those)(?: \\w+)?)\\s+${SOURCES}\\s+${TELLS}\\b`,
  `\\bis(?:\\s+not|n['’]t)\\s+(?:something|a thing)\\s+(?:that\\s+)?(?:the|your|these|those|any)\\s+(?:\\w+\\s+)?${PAPERS}\\b`,
  `\\b(?:is(?:\\s+not|n['’]t)\\s+possible|impossible|not possible|hard|difficult)\\s+to\\s+(?:say|tell|know|determine|answer)\\b[^,;]*\\b${PAPERS}\\b`,
  `\\bfound\\s+nothing\\b[^,;]*\\b${PAPERS}\\b`,
  `\\b${PAPERS}\\s+stops?\\s+short\\s+of\\b`,
  `\\b${PAPERS}\\s+(?:do|does|did)(?:\\s+not|n['’]t)\\s+have\\s+(?:this|that|any|the|such|enough)\\s+(?:\\w+\\s+)?${INFO}\\b`,
  `\\bnowhere\\s+${IN_THE}${PAPERS}\\b[^,;]*\\b${TOLD_OF}\\b`,
  `\\b(?:is|are|was|were)(?:\\s+not|n['’]t)\\s+(?:anywhere\\s+)?${IN_THE}${SOURCES}[\\s.!]*$`,
  `\\b(?:can(?:not|['’]t| not)|could(?:n['’]t| not)|unable to|not able to|did(?:n['’]t| not)|not possible to|impossible to)\\s+(?:be\\s+)?(?:find|found|tell|told|determined?|locate|answer(?:ed)?|confirm(?:ed)?|known?|establish(?:ed)?|verif(?:y|ied)|say)\\b[^,;]*\\b${PAPERS}\\b`,
  `\\b${PAPERS}\\s+(?:\\w+\\s+)?(?:can(?:not|['’]t)|do(?:n['’]t| not)|does(?:n['’]t| not))\\s+(?:tell|let|allow)\\b`,
  `\\b(?:there(?:\\s+is|\\s+are|\\s+was|['’]s|\\s+isn['’]t|\\s+aren['’]t)|i\\s+(?:see|found|find))\\s+(?:no|not?\\s+enough|enough|any|nothing|insufficient)\\s+(?:\\w+\\s+)?(?:${INFO}|about|on|regarding)\\b`,
  `^no\\s+(?:\\w+\\s+)?${INFO}\\b[^,;]*\\b(?:found|given|provided|available|included|there)\\b`,
  `\\b(?:none|neither|nothing)\\s+(?:(?:${IN_THE})?${PAPERS}\\b|about\\b)[^,;]*\\b(?:${TELLS}|appears?|suggests?|points? to|hints? at|${TOLD_OF})\\b`,
  `\\b${PAPERS}\\b(?:\\s+(?:you|that|i|we|are|is|were|was|connected|provided|given)){0,3}\\s+(?:lacks?|omits?|skips?|leaves? out|(?:is |are |was |were )?silent (?:on|about|regarding))\\b`,
  `\\b(?:left out of|missing from|absent from|unclear from|not clear from|omitted from)\\s+(?:the|your|these|those|this|any of the)\\s+(?:\\w+\\s+){0,2}${PAPERS}\\b`,
  `\\b(?:is|are|was|were)(?:\\s+not|n['’]t|\\s+never)\\s+(?:explicitly\\s+|clearly\\s+)?(?:stated|specified|mentioned|disclosed|documented)[\\s.!]*$`,
].map((pattern) => new RegExp(pattern, 'iu'));
const ENGLISH_LEAD = /^(?:However|But|Note that|Unfortunately|Sorry|That said|I['’]m afraid)[,\s]+/iu;
/** "Based on the sources, …" */
const FROM_SOURCES = new RegExp(
  `^(?:based on|from|in|within|going by|judging by|looking at) ((?:the|your|these|those) (?:\\w+ ){0,2}${PAPERS}(?: alone)?),\\s*(.*)$`,
  'iu',
);

/** Longer sentences say something else as well. */
const LONGEST = 400;

/** Another thing is said beside it, or what a source says is passed on. */
const MORE =
  /에 (?:따르면|의하면)\s|[,;，、]|지만\s|으나\s|는데\s|은데\s|하고\s|이고\s|\b(?:but|and|while|although|though|however)\b/iu;

/**
 * Whether a sentence says nothing but that the sources do not tell something: no passage can bear that out, and none has to.
 * One that says something else beside it is not such a sentence, nor one that claims what a source holds none of.
 */
export function saysAbsent(sentence: string): boolean {
  if (sentence.length > LONGEST) return false;
  const bare = sentence.trim().replace(/^(?:>|[-*•]|\d{1,3}[.)])\s+/u, '');
  const said = bare
    .replace(ENGLISH_LEAD, '')
    .replace(KOREAN_LEAD, '')
    .replace(LOOKED_THROUGH, '소스에서는 ')
    .replace(SO_UNKNOWN, '요')
    .replace(FROM_SOURCES, '$2 from $1');
  if (MORE.test(said) || saysHoldsNone(said)) return false;
  return [...IN_KOREAN, ...IN_ENGLISH].some((pattern) => pattern.test(said));
}
