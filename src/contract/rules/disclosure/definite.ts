import { either, inSequence } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';

export interface Replacement {
  at: Span;
  by: string;
}

const CONTEXT =
  '(?:링크|파트너스|제휴|활동|어필리에이트|애드센스|추천인|(?:이|본|해당|위) ?(?:글|포스팅|포스트|게시물|영상|콘텐츠|컨텐츠|리뷰|쇼츠|레터))';
/** Of a fee that somebody pays to a bank nobody speaks like this: 'receive', or a link, or this very post. */
const KO = [
  /(?:수수료|원고료|광고비|광고료|제작비|대가|커미션|고료)[^.!?,\n]{0,20}?(?<!돌려|환급|할인)(?:지급받|제공받|받|얻)(?:게 될|을|았을) ?수/g,
  new RegExp(
    `${CONTEXT}[^.!?\\n]{0,60}?(?:수수료|수익|리워드|대가|제품|상품|금전|보상|혜택)[^.!?\\n]{0,25}?(?:받|얻|발생|지급|제공|생)(?:을|할|될|길) ?수`,
    'g',
  ),
  new RegExp(`${CONTEXT}[^.!?\\n]{0,60}?(?:광고|협찬)[^.!?\\n]{0,12}?(?:포함|일|될|할|받)[^.!?\\n]{0,8}? ?수`, 'g'),
  /(?:광고|협찬)(?:가|를|이|을|도)? ?(?:포함(?:될|할|되어 있을|돼 있을|하고 있을)|일|이 될) ?수/g,
  /(?:일정(?:액의)?|소정의)\s?(?:수수료|원고료|대가|커미션|혜택|고료)[^.!?\n]{0,16}?(?:지급될|제공될|발생할|받았을|받을|얻을) ?수/g,
] as const;

const STEM =
  /(?<!\S)(\S*?)(받을|받았을|얻을|있을|발생할|제공될|지급될|포함될|포함할|포함될|일|될|할|생길) ?수(?:도|는)? ?있(습니다|어요|음|다|는|으며|고|지만|으니|을|습니당|어|답니다)?/;
const ENDINGS = '습니다|어요|음|다|는|으며|고|지만|으니|어|답니다'.split('|');
/** Each stem with these endings, in their order. */
const DEFINITE: Readonly<Record<string, string>> = {
  받: '받습니다|받아요|받음|받는다|받는|받으며|받고|받지만|받으니|받아|받습니다',
  얻: '얻습니다|얻어요|얻음|얻는다|얻는|얻으며|얻고|얻지만|얻으니|얻어|얻습니다',
  있: '있습니다|있어요|있음|있다|있는|있으며|있고|있지만|있으니|있어|있습니다',
  되: '됩니다|돼요|됨|된다|되는|되며|되고|되지만|되니|돼|됩니다',
  하: '합니다|해요|함|한다|하는|하며|하고|하지만|하니|해|합니다',
  이: '입니다|예요|임|이다|인|이며|이고|이지만|이니|야|입니다',
  생기: '생깁니다|생겨요|생김|생긴다|생기는|생기며|생기고|생기지만|생기니|생겨|생깁니다',
};
const VERB: Readonly<Record<string, readonly [stem: string, before: string]>> = {
  받을: ['받', ''],
  받았을: ['받', ''],
  얻을: ['얻', ''],
  있을: ['있', ''],
  발생할: ['하', '발생'],
  제공될: ['되', '제공'],
  지급될: ['되', '지급'],
  포함될: ['되', '포함'],
  포함할: ['하', '포함'],
  일: ['이', ''],
  될: ['되', ''],
  할: ['하', ''],
  생길: ['생기', ''],
};

const EN = inSequence(
  [
    /\b(may|might|could)\s+(also\s+)?(earn|receive|get|make|contain|include|be paid|be compensated)\b/,
    either([
      /(?=[^.!?\n]{0,50}\b(?:commissions?|compensat\w{0,5}|payments?|fees?|affiliate|paid|products?)\b)/,
      /(?=[^.!?\n]{0,50}\b(?:ads?|advertis\w{0,8}|sponsor\w{0,4})\b|\s(?:for|by|if|when|from)\b)/,
    ]),
  ],
  'gi',
);
const PLURAL_BEFORE = /(?:\b(?:I|we|you|they|these|those|links)|s)\s+$/i;

const koreanOf = (text: string): Replacement[] => {
  const found = new Map<number, Replacement>();
  for (const pattern of KO) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const from = Math.max(match.index, end - 16);
      const stem = STEM.exec(text.slice(from, end + 8));
      const [verb, before] = VERB[stem?.[2] ?? ''] ?? [];
      if (!stem || verb === undefined) continue;
      const at = from + stem.index + (stem[1]?.length ?? 0);
      const forms = DEFINITE[verb]?.split('|') ?? [];
      const by = (before ?? '') + (forms[ENDINGS.indexOf(stem[3] ?? '는')] ?? forms[ENDINGS.indexOf('는')] ?? '');
      found.set(at, { at: [at, from + stem.index + stem[0].length], by });
    }
  }
  return [...found.values()].sort((a, b) => a.at[0] - b.at[0]);
};

const englishOf = (text: string): Replacement[] =>
  [...text.matchAll(EN)].map((match) => {
    const { index, 0: whole, 2: also = '', 3: verb = '' } = match;
    const before = text.slice(Math.max(0, index - 20), index);
    const isPlural = PLURAL_BEFORE.test(before) && !/\bthis\s+$/i.test(before);
    const be = /\bI\s+$/.test(before) ? 'am' : isPlural ? 'are' : 'is';
    const by = verb.toLowerCase().startsWith('be ') ? verb.replace(/^be/i, be) : isPlural ? verb : `${verb}s`;
    return { at: [index, index + whole.length] as const, by: also + by };
  });

/** The uncertain words of a text about being paid ('받을 수 있습니다', 'may earn'), each with the definite ones. */
export const uncertainOf = (text: string, language: Language): Replacement[] =>
  language === 'ko' ? koreanOf(text) : englishOf(text);
