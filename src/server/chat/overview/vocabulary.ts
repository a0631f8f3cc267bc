import { sourceKinds, type SourceWord } from './source-kinds.ts';

/** What may follow a Korean noun: plural, particle, copula, each once. */
const TAIL =
  '(?:들)?(?:까지|에서|에게서|에게|에는|에|으로|로|만으로|만을|만|이랑|랑|하고|마다|별로|끼리|이란|란|은|는|이|가|을|를|의|와|과|도)?' +
  '(?:은|는|도|만|의)?(?:인가요|인가|인지|일까요|일까|이야|야|이에요|예요|에요|입니까|인데|지|죠|요|니)?';

const bounded = (words: string, tail = TAIL): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})${tail}(?![\\p{L}\\p{N}])`, 'gu');
/** English words and Korean ones that stand as they are. */
const exact = (words: string): RegExp => bounded(words, '');

const KOREAN_NUMBERS = '한|하나|두|둘|세|셋|네|넷|다섯|여섯|일곱|여덟|아홉|열';
const ENGLISH_NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten';
const NUMBER = `[0-9]{1,2}|${KOREAN_NUMBERS}|${ENGLISH_NUMBERS}`;
const KOREAN_ORDINALS =
  '첫\\s?번째|첫째|첫|(?:처음|앞의?)(?=\\s(?:[0-9]|두|세|네|다섯)(?:\\s|개|편))|맨\\s처음|맨\\s위|두\\s?번째|둘째|세\\s?번째|셋째|네\\s?번째|넷째|다섯\\s?번째|여섯\\s?번째|일곱\\s?번째|여덟\\s?번째|아홉\\s?번째|열\\s?번째|[0-9]{1,2}\\s?번째|[0-9]{1,2}\\s?번|마지막|맨\\s끝|맨\\s아래';
const ENGLISH_ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|[0-9]{1,2}(?:st|nd|rd|th)';

/** From 1; null for the last. */
export function placeNamed(ordinal: string): number | null {
  if (/^(마지막|맨\s(끝|아래)|last|final)/.test(ordinal)) return null;
  const digits = /^[0-9]+/.exec(ordinal)?.[0];
  if (digits !== undefined) return Number(digits);
  const beginnings = [
    /^(첫|처음|앞|맨\s|first)/,
    /^(두|둘|second)/,
    /^(세|셋|third)/,
    /^(네|넷|fourth)/,
    /^(다섯|fifth)/,
    /^(여섯|sixth)/,
    /^(일곱|seventh)/,
    /^(여덟|eighth)/,
    /^(아홉|ninth)/,
  ];
  const found = beginnings.findIndex((beginning) => beginning.test(ordinal));
  return found < 0 ? 10 : found + 1;
}

/** How many a number says. */
export function numberNamed(word: string): number {
  if (/^[0-9]/.test(word)) return Number.parseInt(word, 10);
  const english = ENGLISH_NUMBERS.split('|').indexOf(word);
  if (english >= 0) return english + 1;
  const beginnings = [
    /^(한|하나)$/,
    /^(두|둘)$/,
    /^(세|셋)$/,
    /^(네|넷)$/,
    /^다섯/,
    /^여섯/,
    /^일곱/,
    /^여덟/,
    /^아홉/,
  ];
  const found = beginnings.findIndex((beginning) => beginning.test(word));
  return found < 0 ? 10 : found + 1;
}

/** What sources are called, as alternatives of a pattern. */
export const SOURCE_KIND_WORDS = Object.values(sourceKinds)
  .map(({ words }) => words)
  .join('|');

/** A word for sources with its tail; the first group is the word. */
export const SOURCE_WORD = new RegExp(`^(${SOURCE_KIND_WORDS})${TAIL}$`, 'u');

const wordPatterns = Object.entries(sourceKinds).map(
  ([word, { words }]) => [word as SourceWord, new RegExp(`^(?:${words})$`, 'u')] as const,
);

/** Which of the words for sources this is. */
export const sourceWordOf = (noun: string): SourceWord =>
  wordPatterns.find(([, pattern]) => pattern.test(noun))?.[0] ?? 'any';

/** How a verb made of a noun and 하다 goes on; '해고' is another word. */
const DOING =
  '(?:\\s?(?:해(?:줘|주|줄|달|라|봐|보|볼|서|야|요)|하(?:여|자|면|고|는|시|세|십|라|되|니|나)|할|한|했|합|좀|부탁|줘|주|봐)[가-힣]{0,6}|\\s?해)';

const TELLING =
  '말하|말해|이야기하|얘기하|다루|다룬|설명하|설명해|소개하|주장하|전하|전달하|알려\\s?주|강조하|언급하|담고|담긴|나오|나온|나와|하나요|한다|해요|하는';
const MATTER = '내용|이야기|얘기|점|부분|것|거|게|주장|메시지|주제|의견';

/** What is asked of sources; each pattern is taken out of a question before its words are looked at one by one. */
export const INTENTS: readonly { intent: 'comparison' | 'overview'; pattern: RegExp }[] = [
  {
    intent: 'comparison',
    pattern: exact(
      `(?:서로\\s)?(?:어떻게|무엇이|뭐가|어디가|뭘|서로)\\s?(?:서로\\s)?(?:다른|다르|달라|다릅|비슷|같)[가-힣]*(?:\\s(?:${TELLING})[가-힣]*)?(?:\\s(?:${MATTER}|곳)${TAIL})?(?:\\s어디[가-힣]*)?`,
    ),
  },
  {
    intent: 'comparison',
    pattern: bounded(`(?:서로\\s)?(?:다르게|같게|비슷하게|엇갈리게)\\s(?:${TELLING})[가-힣]*(?:\\s(?:${MATTER}|곳))?`),
  },
  {
    intent: 'comparison',
    pattern: bounded(
      `(?:공통(?:으로|적으로|된|되는|적인))(?:\\s(?:${TELLING})[가-힣]*)?(?:\\s(?:${MATTER}|곳))?|공통점|공통\\s(?:내용|주제|의견|주장|메시지)`,
    ),
  },
  {
    intent: 'comparison',
    pattern: bounded(
      `(?:의견|입장|관점|주장)?\\s?(?:차이점|차이)|(?:서로\\s)?(?:다른|같은|비슷한|닮은|겹치는|일치하는|엇갈리는|갈리는|상반되는|상반된)\\s(?:${MATTER}|곳)|유사점|비슷한점|다른점`,
    ),
  },
  {
    intent: 'comparison',
    pattern: bounded(
      `(?:(?:의견|입장|관점|주장|견해)(?:들)?(?:을|를)?\\s)?(?:비교|대조)(?:\\s?(?:분석|정리|요약))?(?:${DOING}|표)|(?:비교|대조)(?:\\s?분석)?`,
    ),
  },
  {
    intent: 'comparison',
    pattern: exact(
      'compar(?:e|es|ing|ison)|contrast|in common|common (?:points?|themes?|ground|threads?|ideas?|topics?)|similarit(?:y|ies)|differences?|differs?|(?:different|similar|alike)(?: (?:from|to) (?:each other|one another))?|(?:dis)?agree(?:s|ment|ments)?(?: (?:on|with (?:each other|one another)))?|overlaps?|contradicts?',
    ),
  },
  {
    intent: 'overview',
    pattern: bounded(
      '(?:중요한|중요|핵심|핵심적인|핵심이\\s되는|주요|주요한|주된|중심|중심이\\s되는|중심적인|메인|전체적인|전반적인)\\s?(?:내용|포인트|메시지|메세지|주장|주제|사항|부분|점|이야기|얘기|문장|요점|아이디어|정보|논점|논지|교훈|대목|줄거리|흐름)',
    ),
  },
  {
    intent: 'overview',
    pattern: exact(
      `(?:무엇|뭐|뭘|무얼|어떤\\s?(?:것|거|걸|내용|이야기|얘기|말))(?:에|을|를|과|와|이|가|라고)?\\s?(?:대한|대해|대해서|관한|관해|관해서|${TELLING})[가-힣]*(?:\\s(?:하|이야기하|말하)[가-힣]+)?(?:\\s(?:${SOURCE_KIND_WORDS}|내용)${TAIL})?`,
    ),
  },
  { intent: 'overview', pattern: exact('(?:뭐|무엇이?|무어)라고\\s?(?:하|해|말|이야기|얘기|설명)[가-힣]*') },
  { intent: 'overview', pattern: bounded(`(?:무슨|어떤)\\s(?:내용|이야기|얘기|말|주제)`) },
  {
    intent: 'overview',
    pattern: exact(
      `(?:무슨|어떤)\\s(?:${SOURCE_KIND_WORDS})(?:인가요|인가|인지|일까요?|이야|야|이에요|예요|에요|입니까|이죠|죠)`,
    ),
  },
  {
    intent: 'overview',
    pattern: bounded(
      `(?:요약|총\\s?정리|정리|브리핑|종합|간추려|추려|훑어|압축)(?:\\s?정리)?${DOING}|(?:요약(?:본|문)?|개요|총평)(?:을|를|만)?\\s(?:만들|써|작성|뽑)[가-힣]{0,6}|요약|총\\s?정리|정리|개요|핵심|요점|줄거리|골자|요지|(?:말하고자|전하고자|전달하고자|이야기하고자)\\s하는\\s(?:바|${MATTER})`,
    ),
  },
  {
    intent: 'overview',
    pattern: exact(
      '(?:most important|main|key|central|core|major|primary|essential|important|big|biggest) (?:points?|ideas?|takeaways?|messages?|themes?|topics?|facts|arguments?|insights|learnings|lessons|parts|contents?|findings|claims|highlights)|takeaways?|gist|summar(?:y|ies|i[sz]e[sd]?|i[sz]ing)|recaps?|overview|outline|digest|tl ?dr|abstract|synopsis|highlights|condense|synthesi[sz]e|sum (?:(?:it|them|this|these|that|all|everything)(?: all)? )?up|sum up',
    ),
  },
];

/** Asks for the whole where nothing else is named; some only beside a word for sources. */
export const WEAK_INTENTS: readonly { pattern: RegExp; needsSource: boolean }[] = [
  { pattern: bounded('내용|본문|주제|테마|흐름|이야기|얘기'), needsSource: false },
  { pattern: exact('what\\s.{0,120}?about|what\\sabout'), needsSource: false },
  {
    pattern: exact('(?:설명|소개)(?:해|하|좀|부탁)[가-힣]{0,6}|(?:에\\s)?(?:대해|대해서|대하여|관해|관해서)'),
    needsSource: true,
  },
  {
    pattern: exact(`(?:이|이번|그|해당|위)\\s(?:${SOURCE_KIND_WORDS})${TAIL}\\s(?:뭐|무엇|뭔)[가-힣]*`),
    needsSource: true,
  },
  {
    pattern: exact(
      'about|explain|describe|introduce|what\\s.{0,120}?(?:this|these|those|says?|covers?|discuss|talk|contain|mention|teach|in)',
    ),
    needsSource: true,
  },
];

/** Between sources these say that all of them are meant. */
export const WHOLE = bounded(
  '모두|모든|전부|전체|통틀어|빠짐없이|하나도\\s빠짐없이|각각|각자|각|하나씩|통째로|다|all|every|each|everything|whole|entire|across|both',
);

/** Words around an order that say in what form, in which tone, or nothing. */
export const AROUND: readonly RegExp[] = [
  exact(
    `(?:어느|누구)\\s?쪽의?\\s?(?:근거|주장|말|의견)[가-힣]*(?:\\s더)?\\s(?:단단|탄탄|확실|믿을|설득)[가-힣]*(?:\\s수\\s있[가-힣]*)?|and which side has the better evidence`,
  ),
  exact(
    `(?:약\\s?)?(?:${NUMBER})\\s?(?:줄|문장|문단|단락|단어|글자|가지|포인트|단계|항목)(?:씩)?(?:로|으로|만|만큼|이내로|이내|이하로|정도로|정도|내외로|안으로|짜리)?(?:의)?|[0-9]{2,4}자(?:로|\\s?이내로?|\\s?내외로?|\\s?정도로?)|(?:a4\\s?(?:용지\\s)?)?한\\s(?:페이지|장|쪽)(?:로|으로|\\s?분량으로)`,
  ),
  exact(
    `(?:(?:in|to|into|with|of)\\s)?(?:about\\s)?(?:a|${NUMBER}|[0-9]{1,4})\\s(?:short |bullet |brief |simple |main |key )*(?:sentences?|lines?|bullets?|points?|paragraphs?|words?|parts?)`,
  ),
  exact(
    '(?:말|이야기|얘기|설명|소개|주장|강조|언급)하는|다루는|나오는|담긴|담고|(?:초등학생|아이|누구나|모두|처음\\s보는\\s사람)(?:이|도)?\\s(?:이해할|알|알아들을)\\s수\\s있게|(?:초등학생|아이)도\\s(?:이해하게|알아듣게)',
  ),
  exact(
    '(?:표|목록|리스트|불릿|글머리표?|번호|마크다운|한국어|한글|우리말|영어|존댓말|반말|글|문장|주제별|항목별|영상별|소스별)(?:으로|로)|(?:주제|항목|영상|소스|자료)별',
  ),
  exact(
    '좀|간단히|간단하게|간단명료하게|짧게|짧고|길게|자세히|자세하게|상세히|상세하게|쉽게|쉬운|말로|빠르게|간략히|간략하게|대충|대략|대략적으로|명확하게|깔끔하게|알기|보기|이해하기|좋게|편하게|한눈에|한번|한|번|위주로|중심으로|전반적으로|전체적으로|더|꼭|바로|빨리|제대로',
  ),
  exact(
    '그리고|및|또|또는|그럼|그러면|혹시|이제|일단|우선|먼저|안녕|안녕하세요|나|나에게|나한테|내게|저|저에게|저한테|제게|제|내|우리|내가|제가|지금|여기|여기에|여기서|여기의|위|위의|위에|아래|아래의|이|그|이번|해당|본|이런|이것|이것들|이거|이걸|이게|이건|그것|그거|이들|이것은|저것',
  ),
  bounded(
    '내용|본문|주제|테마|흐름|이야기|얘기|사이|간|중|서로|보드|캔버스|그룹|프로젝트|것|거|게|뜻|무엇|뭐|뭔가|뭔|뭘|뭔지|어떤|무슨|어떠한|둘|셋|넷',
  ),
  exact(
    '연결된|연결한|연결해\\s?둔|연결돼|연결되어|있는|올린|올려\\s?둔|넣은|넣어\\s?둔|업로드한|첨부한|첨부된|붙인|붙여넣은|보낸|준|놓인|놓은|은|는|이|가|을|를|의|에|와|과|도|로|으로|랑|이랑|에서|라는|이라는|란|이란',
  ),
  exact('(?:설명|소개)(?:해|하|좀|부탁)[가-힣]{0,6}|(?:에\\s)?(?:대해|대해서|대하여|대한|관해|관해서|관한)'),
  exact(
    '봐|봐요|보자|볼래요?|(?:해|하)(?:줘|줘요|주세요|줄래요?|줄|주실래요?|주실|라|봐|봐요|보자|자|면|서|고|달라|세요|시오|는|시겠어요)?|할|한|합시다',
  ),
  exact('(?:주|줘|줄|달)(?:요|세요|시겠어요|실래요?|래|래요|실|라|면|고|길|시면|십시오|어|라고|오)?|다오|줬으면'),
  exact(
    '(?:알려|말해|설명해|이야기해|얘기해|보여|들려|만들어|써|적어|작성해|뽑아|짚어|나눠|나누어|묶어|모아|골라|제시해|말씀해|서술해|읽어|읽고)\\s?(?:줘|줘요|주세요|주시겠어요|줄래요?|줄|주실래요?|주실|봐|봐요|주라|주면|주고|달라|주십시오)?|만들고|만들어서',
  ),
  exact(
    '수|있을까요?|있나요|있어요?|있니|있습니까|있는지|있겠어요|가능한가요|가능할까요|될까요?|되나요|돼요?|좋겠어요?|좋겠습니다|싶어요?|싶습니다|싶은데요?|부탁|부탁해요?|부탁드려요|부탁드립니다|부탁드릴게요|원해요?|원합니다|필요해요?|궁금해요?|궁금합니다|궁금한데요?|어때요?|어떠한가요',
  ),
  exact(
    'what|which|about|explain|describe|introduce|please|pls|a|an|the|of|in|on|to|from|for|with|by|and|or|can|could|would|will|you|i|id|me|us|we|my|our|your|it|its|they|them|their|this|these|that|those|is|are|was|were|be|do|does|did|have|has|tell|give|show|make|write|provide|create|get|want|need|like|let|know|just|only|briefly|brief|short|shortly|quick|quickly|concise|concisely|detailed|simply|detail|together|other|another|connected|wired|attached|uploaded|above|below|here|there|between|among|so|ok|okay|hi|hello|hey|korean|english|table|lists?|bullets?|form|format|some|any|up|out|as|into|at|help|general|through|topics?|subjects?|themes?|content|contents|cover|covers|discuss|say|saying|says|talk|talking|contain|mention|teach|board|canvas|group|project',
  ),
];

/** 'How' and 'where' ask for a fact unless something is compared. */
export const HOW = exact('(?:how|where)(?! (?:to|(?:do|can|could|should) (?:i|we|you)) )');

export const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NUMBER})(?:\\s?(?:개|편|건|권|곳|군데|꼭지)${TAIL})?(?![\\p{L}\\p{N}])`,
  'gu',
);
export const ORDINAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${KOREAN_ORDINALS}|${ENGLISH_ORDINALS})(?:은|는|의|과|와|이랑|랑|하고)?(?![\\p{L}\\p{N}])`,
  'gu',
);
/** A place inside a document is no source. */
export const INSIDE = exact(
  '[0-9]+\\s?(?:페이지|쪽|장|챕터|부|화|강|회|분|초)[가-힣]*|(?:page|chapter|part|minute)s? [0-9]+',
);

/** What an overview is, not one of the sources. */
export const DEFINITION = exact(
  '(?:요약|정리|비교|핵심|개요|줄거리|요점|공통점|차이점)(?:이란|란)|what is an? (?:summary|digest|abstract|synopsis|outline|overview|recap|comparison|takeaway|highlight)',
);

/** Words that are written together, parted before they are read. */
export const GLUED: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(이|그|두|세|네|첫|첫번째|두번째|세번째|네번째|각|모든|전체|마지막)(?=(?:${SOURCE_KIND_WORDS})${TAIL}(?![\\p{L}\\p{N}]))`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${SOURCE_KIND_WORDS}|전체|핵심|내용|주요내용|중요내용|(?:${NUMBER})줄|(?:${NUMBER})문장)(?=(?:총?정리|요약|비교|설명|소개|내용))`,
    'gu',
  ),
];

/** An order before a word for sources names a kind of source and orders nothing: '비교 영상', '요약 파일'. */
export const COMPOUND = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:요약|정리|비교|핵심|소개|설명|요점)\\s(?:${SOURCE_KIND_WORDS})(?=${TAIL}(?![\\p{L}\\p{N}]))`,
  'u',
);
