import { either, wordsAsPattern } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';

/** What is good, hard or important in general, of which texts without a view of their own are full. */
const GENERAL: Readonly<Record<Language, RegExp>> = {
  ko: either(
    [
      /중요|소중|특별|다양|습관|일상|(?<![가-힣])삶|마음|자신감|자신의|자신에게|자신만의|나만의|당신|성장|변화|경험|가치|장점|강점|매력/,
      /과제|확실한|철저|태도|인상|역할|도움|발전|관심|사고력|집중력|창의|생산성|잠재력|행복|여유|균형|목표|노력|꾸준|효과|효율|친환경|혁신|미래/,
      /풍요|진솔|진정|완벽|초보자도|누구나|누구에게나|손쉽게|자연스럽|자유롭|이해를 바탕|개선|기대됩니다|해결|위로|편안|설렘|실천|용기|공감|소통/,
      /신뢰|존중|감성|조화|가능성|기회|만족|책임감|따뜻|에너지|핵심|요소|비결|유대감|추억|평범|의미|여정|시각을|우선순위|협력|편리함|세련/,
      /프리미엄|합리적|최적|노하우|단계별|올바른|충분|적절|명확|원활|적극적|체계적|지속|바람직|기쁨|애정|쾌적|편리(?!함)|활력|만끽|정취|분위기/,
      /아늑|은은한|든든|소소한|새로운|트렌드|관점|자세|동기|열정|[가-힣]{1,4}적(?:인|으로|이고)(?![가-힣])/,
      /[가-힣]{1,3}(?:성|감|력|심)(?=을 |를 |까지 )/,
    ],
    'g',
  ),
  en: new RegExp(
    String.raw`\b(?:${either([/balance|essential|well-being|mindful\w*|significant\w*|meaningful|fulfilling/, /productiv\w+|prioriti\w+|matters?|habits?|routines?|journey|growth|goals?/, /success\w*|authentic\w*|valuable|community|confiden\w+|embrac\w+|challeng\w+/, /opportunit\w+|progress|perfection|difference|inspir\w+|passion|consisten\w+/, /unlock\w*|clarity|potential|powerful|enhanc\w+|boost\w*|overall|versatile/, /explor\w+|discover\w*|effortless\w*|elevat\w+|thoughtful\w*|celebrat\w+|align\w*/, /motivation|values|imperfections?|meaning|experiences?|seamless\w*|landscape/, /truly|renewed|thriv\w+|nurtur\w+|vibrant|joy|well-being|long-term|creativity/, /resilien\w+|transform\w*|empower\w*|your|you['’]ll/]).source})\b`,
    'gi',
  ),
};

/** Turns by which such a text goes on: what one ought to do, what something is not only, whether one would like to. */
const TURN: Readonly<Record<Language, RegExp>> = {
  ko: either(
    [
      /것입니다|것이 아니라|것만으로도|것이 좋습니다|해야 합니다|시(?:길|기를) (?:바|추천)|한 걸음|두 배|귀를 기울|필요로|만듭니다/,
      /만들어 갑니다|좋을까요\?|비롯됩니다|출발합니다|연출합니다|잊지 마|것은 아닙니다|(?:이|가) 아닙니다|중요합니다|필요합니다|필수적입니다/,
      /바람직합니다|달라집니다|만들어 ?(?:줍니다|냅니다)|시작됩니다|담겨 있습니다|찾아옵니다|[가-힣]{1,3}지고 있습니다|가져오고 있습니다/,
      /수 있습니다|수 있는 (?:방법|기회)|(?:존재|과정|시간|순간|기회|첫걸음|힘|계절|공간|선물|문제|자리|열쇠)입니다|기회이기도|됩니다/,
      /큽니다|깊어집니다|바꿉니다|줍니다|괜찮습니다|마세요|알아보겠습니다|살펴보겠습니다|소개해 드리겠습니다|시작하겠습니다/,
      /(?<![가-힣])[가-힣]{1,6} ?보(?:세요[.!]|는 것은)|(?:계신|싶으신|있으신|하신|무엇인|무엇일)가요\?|어떨까요|단순한/,
      /단순히|그 이상|[을를] 넘어|더 이상|과언이 아닙니다|못지않은|은 물론|는 물론|뿐만 아니라|이러한|더불어|나아가|무엇보다|결국/,
    ],
    'g',
  ),
  en: new RegExp(
    String.raw`(?:${either([/isn['’]t (?:just |only )?about|it['’]s (?:all )?about|not (?:only|just)|but also/, /whether you['’]re|remember,|let['’]s|here['’]s everything/, /can (?:make|lead|enhance|help|be)|\bshould\b|one of the most|more than \w+ing/, /most importantly|along the way|starts with|ready to|\bby \w+ing|start small/, /in today['’]s|when it comes to/]).source})`,
    'gi',
  ),
};

/** Somebody who was there, and what can be counted, named or was said: what speaks against such a text. */
const SEEN: Readonly<Record<Language, RegExp>> = {
  ko: new RegExp(
    String.raw`(?<![가-힣])(?:${wordsAsPattern(`저 저는 저도 제가 제 나는 나도 내가 저희 저한테 엄마 아빠 할머니 할아버지 남편 아내 동생 언니 친구 [가-힣]{1,3}(?:장님|사님|씨)`)})(?=[^가-힣]|가|는|한테|께|랑|를|$)|더라고|더라구|거든|네요|잖아|는데요|구요|근데|진짜|솔직히|어제|그날|지난(?:번|주|달)|이번 달|작년|[았었했렸났갔왔봤샀됐켰꼈섰웠겼쳤졌](?:다|어요|습니다|는데|고|던|을|거|더|지만|으)|\d+(?!인 ?(?:가구|가정|기업))|[ㅋㅎㅠㅜ]{2}|["“][^"”\n]{2,80}["”]`,
    'g',
  ),
  en: either(
    [
      /\b(?:I|I['’]m|I['’]ve|I['’]d|my|me|we|our|he|she|him|her)\b|\d+/,
      /\b(?:yesterday|last|anyway|okay|was|were|did|didn['’]t|had|kept|got|came|went|said)\b/,
    ],
    'gi',
  ),
};

const WEIGHT = { turn: 1.2, seen: 1.5 } as const;
/** From this much of it in a sentence on the average, and from less where nobody saw anything; news and encyclopedia articles stay below. */
const LIMIT = { sentences: 3, share: 1.2, unseenShare: 0.8, plainShare: 1.5 } as const;
/** '-다' as essays, columns and encyclopedias end their sentences; what is made for an audience seldom does. */
const PLAIN_END = /(?<![니답])다[.!?…]*["”’')\]]*(?=\s|$)/g;
const PLAIN_PART = 0.5;
/** Of a plain text '-적인' and '-성을' say that it is learned, not that it is general. */
const LEARNED = /(?:적(?:인|으로|이고)|[성감력심])$/;
/** A word that comes back is what the text is about, not one more that is general. */
const MOST_TIMES = 2;

/** Written in '-다', as people write who do not talk to anybody. */
export const isPlainText = (text: string, sentences: number): boolean =>
  (text.match(PLAIN_END)?.length ?? 0) >= Math.max(1, sentences * PLAIN_PART);

export interface GeneralTalk {
  /** The words that say it, each once, in their order. */
  words: string[];
  /** How much of it a sentence has on the average, less what somebody saw. */
  share: number;
  /** Enough to be told. */
  isTold: boolean;
}

/** How much a text says what is true of everybody and nothing that somebody saw; of two sentences nothing is told. */
export function generalTalkIn(text: string, sentences: number, language: Language): GeneralTalk {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const isPlain = language === 'ko' && isPlainText(text, sentences);
  const said = (text.match(GENERAL[language]) ?? [])
    .map((word) => word.trim().toLowerCase())
    .filter((word) => !isPlain || !LEARNED.test(word));
  const words = said.filter((word, i) => said.slice(0, i).filter((one) => one === word).length < MOST_TIMES);
  const seen = count(SEEN[language]);
  const weight = words.length + WEIGHT.turn * count(TURN[language]) - WEIGHT.seen * seen;
  const share = weight / Math.max(1, sentences);
  const least = isPlain ? LIMIT.plainShare : seen === 0 ? LIMIT.unseenShare : LIMIT.share;
  return {
    words: [...new Set(words)],
    share,
    isTold: sentences >= LIMIT.sentences && share >= least,
  };
}
