import type { Language } from '../../base/language.ts';
import { particleFor } from '../../base/hangul.ts';

type Sentence = (quote: string, fix: string) => string;

const saying = (words: string): string => particleFor(words, '이라고', '라고');

/** What happened and what to do; the date of the rule is added behind. */
export const problemWords = {
  missing: {
    ko: (_quote, fix) => `광고라는 표시가 없어요. 맨 위에 '${fix}'${saying(fix)} 넣어 주세요.`,
    en: (_quote, fix) => `Nothing says that this is advertising. Put '${fix}' at the very top.`,
  },
  late: {
    ko: (quote, fix) => `광고 표시('${quote}')가 너무 뒤에 있어요. 맨 위에 '${fix}'${saying(fix)} 넣어 주세요.`,
    en: (quote, fix) => `The disclosure ('${quote}') comes too late. Put '${fix}' at the very top.`,
  },
  near: {
    ko: (quote, fix) =>
      `광고 표시('${quote}')가 첫 줄에 있지 않아요. 첫 줄에 '${fix}'${saying(fix)} 넣는 편이 안전해요.`,
    en: (quote, fix) => `The disclosure ('${quote}') is not in the first line. It is safer to put '${fix}' there.`,
  },
  vague: {
    ko: (quote, fix) =>
      `'${quote}'만으로는 대가를 받았는지 분명하지 않아요. 맨 위에 '${fix}'${saying(fix)} 넣어 주세요.`,
    en: (quote, fix) => `'${quote}' does not say clearly that you were paid. Put '${fix}' at the very top.`,
  },
  goodsAlone: {
    ko: (quote, fix) =>
      `'${quote}'만으로는 제품만 받은 것으로 보여요. 돈이나 수수료를 받는다는 것도 밝히도록 맨 위에 '${fix}'${saying(fix)} 넣어 주세요.`,
    en: (quote, fix) =>
      `'${quote}' names only the product, and not the money or the commission. Put '${fix}' at the very top.`,
  },
  foreign: {
    ko: (quote, fix) => `'${quote}' 표기는 글과 다른 언어라서 인정되지 않아요. '${fix}'${saying(fix)} 바꿔 주세요.`,
    en: (quote, fix) => `'${quote}' is not in the language of the text. Replace it by '${fix}'.`,
  },
  foreignInsert: {
    ko: (quote, fix) =>
      `'${quote}' 표기는 글과 다른 언어라서 인정되지 않아요. 맨 위에 '${fix}'${saying(fix)} 넣어 주세요.`,
    en: (quote, fix) => `'${quote}' is not in the language of the text. Put '${fix}' at the very top.`,
  },
  amongHashtags: {
    ko: (quote, fix) =>
      `'${quote}' 표시가 다른 해시태그 사이에 있어 알아보기 어려워요. '${fix}'처럼 맨 앞으로 옮겨 주세요.`,
    en: (quote, fix) => `'${quote}' is lost among other hashtags. Put it first: '${fix}'.`,
  },
  unreadable: {
    ko: (quote) => `'${quote}' 표시가 너무 작거나 보이지 않게 되어 있어요. 본문과 같은 크기와 색으로 적어 주세요.`,
    en: (quote) => `'${quote}' is too small or cannot be seen. Write it in the size and colour of the text.`,
  },
  pictured: {
    ko: (quote, fix) =>
      `'${quote}' 표시가 그림에만 있어요. 그림이 안 보이거나 놓치기 쉬우니 글로 맨 위에 '${fix}'${saying(fix)} 넣어 주세요.`,
    en: (quote, fix) =>
      `'${quote}' stands only in a picture, which may not be seen. Put '${fix}' at the very top, in words.`,
  },
  uncertain: {
    ko: (quote, fix) => `'${quote}'처럼 불확정적인 표현은 인정되지 않아요. '${fix}'${saying(fix)} 바꿔 주세요.`,
    en: (quote, fix) => `Uncertain wording such as '${quote}' is not accepted. Replace it by '${fix}'.`,
  },
  denied: {
    ko: (quote, fix) =>
      `대가를 받은 콘텐츠인데 '${quote}'${saying(quote)} 적혀 있어요. '${fix}'${saying(fix)} 바꿔 주세요.`,
    en: (quote, fix) => `This was paid for, but it says '${quote}'. Replace it by '${fix}'.`,
  },
  deniedInTitle: {
    ko: (quote, fix) =>
      `대가를 받은 콘텐츠인데 제목에 '${quote}'${saying(quote)} 적혀 있어요. 제목을 '${fix}'${saying(fix)} 바꿔 주세요.`,
    en: (quote, fix) => `This was paid for, but the title says '${quote}'. Change the title to '${fix}'.`,
  },
  otherReceived: {
    ko: (quote, fix) =>
      `'${quote}'${saying(quote)} 적혀 있는데 실제로 받은 것과 달라요. 받은 대로 '${fix}'${saying(fix)} 바꿔 주세요.`,
    en: (quote, fix) => `'${quote}' is not what you received. Say what you did: '${fix}'.`,
  },
  unrepeated: {
    ko: (_quote, fix) =>
      `영상 끝부분에는 광고 표시가 없어요. 끝에도 '${fix}'${saying(fix)} 넣고 중간에도 반복해 주세요.`,
    en: (_quote, fix) =>
      `The end of the video does not say it again. Put '${fix}' at the end as well, and repeat it within.`,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Sentence>>>>;
