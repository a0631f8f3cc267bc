import type { Language } from '#contract/base/language.ts';
import type { Lack } from '../answers/lack.ts';

type Why = Lack | 'said';

const LACKS: Record<Language, Record<Lack, string>> = {
  ko: { 'no-key': 'AI 키가 없어', 'no-credits': '이번 달 AI 크레딧을 다 써서' },
  en: { 'no-key': 'No AI key is set', 'no-credits': 'This month’s AI credits are used up' },
};
const each = (words: (lack: string) => string, said: string, language: Language): Record<Why, string> => ({
  'no-key': words(LACKS[language]['no-key']),
  'no-credits': words(LACKS[language]['no-credits']),
  said,
});

const HINT = {
  ko: '구간마다 맞는 소스 문장을 눌러 넣고, 빈칸은 내 말로 채워 주세요.',
  en: 'Tap the source passages you want in each part, and fill in the blanks in your own words.',
} as const;

/**
 * Why a result was not written by a model, and what it is: a worksheet for a person to write, or what has a form in the sources.
 * Where the conversation has said why, only what it is.
 */
export const outlineWords: Record<Language, Record<'worksheet' | 'outline', Record<Why, string>>> = {
  ko: {
    worksheet: each((lack) => `${lack} 글 대신 작업지를 드려요. ${HINT.ko}`, `작업지예요. ${HINT.ko}`, 'ko'),
    outline: each(
      (lack) => `${lack} 소스에서 읽은 것만 정리해 드렸어요. 빈칸은 직접 채워 주세요.`,
      '소스에서 읽은 것만 정리했어요. 빈칸은 직접 채워 주세요.',
      'ko',
    ),
  },
  en: {
    worksheet: each((lack) => `${lack}, so this is a worksheet. ${HINT.en}`, `This is a worksheet. ${HINT.en}`, 'en'),
    outline: each(
      (lack) => `${lack}, so this holds only what could be read from your sources. Fill in the blanks yourself.`,
      'This holds only what could be read from your sources. Fill in the blanks yourself.',
      'en',
    ),
  },
};

const MOST_TITLES = 3;

const namedKo = (titles: readonly string[]): string => {
  const named = titles.slice(0, MOST_TITLES).map((title) => `‘${title}’`);
  return `${named.join(', ')}${titles.length > MOST_TITLES ? ` 등 ${titles.length}개` : ''}`;
};
const namedEn = (titles: readonly string[]): string => {
  const named = titles.slice(0, MOST_TITLES).map((title) => `“${title}”`);
  return `${named.join(', ')}${titles.length > MOST_TITLES ? ` and ${titles.length - MOST_TITLES} more` : ''}`;
};

/** That the offers of sponsors are no material, and whether the brand was taken from them. */
export const offersWords: Record<Language, (titles: readonly string[], isNamed: boolean) => string> = {
  ko: (titles, isNamed) =>
    `협찬 제안${titles.length === 0 ? '' : `(${namedKo(titles)})`}은 글의 재료로 쓰지 않${isNamed ? '고, 브랜드만 협찬 표시에 넣었어요. 협찬이 아니라면 제안의 연결을 끊고 다시 만들어 주세요.' : '았어요.'}`,
  en: (titles, isNamed) =>
    `The sponsor’s offer${titles.length === 0 ? '' : ` (${namedEn(titles)})`} is not used as material${isNamed ? '; only its brand stands in the disclosure. If this isn’t sponsored, disconnect the offer and make it again.' : '.'}`,
};

/** That nothing but offers is wired, of which nothing is made. */
export const offersAloneWords: Record<Language, (titles: readonly string[]) => string> = {
  ko: (titles) =>
    `아직 만들 재료가 없어요. 연결된 ${titles.length === 0 ? '글은' : `글(${namedKo(titles)})은`} 브랜드가 보낸 협찬 제안이라 조건과 인사말뿐이에요. 다룰 내용이 담긴 영상·글·메모·파일을 이 AI Chat에 연결한 뒤 다시 만들어 주세요. 조건을 정리하려면 ‘협찬 제안 정리’를, 답장을 쓰려면 ‘협찬 답장’을 골라 주세요.`,
  en: (titles) =>
    `There is nothing to make it from yet: what is connected${titles.length === 0 ? '' : ` (${namedEn(titles)})`} is a sponsor’s offer, which holds terms and greetings only. Connect a video, a text, a note or a file with what you want to tell to this AI Chat, and make it again. To sort out the terms choose “Sponsor brief”, to answer “Reply to a sponsor”.`,
};

/** That nothing is to be quoted: on the wired cards stands only what their template says, and what is still to be filled in. */
export const unfilledWords: Record<Language, (titles: readonly string[]) => string> = {
  ko: (titles) => {
    const named = titles.slice(0, MOST_TITLES).map((title) => `‘${title}’`);
    const more = titles.length > MOST_TITLES ? ` 등 ${titles.length}장` : '';
    const cards = named.length === 0 ? '연결된 카드' : `연결된 카드 ${named.join(', ')}${more}`;
    return `아직 만들 재료가 없어요. ${cards}의 빈칸이 그대로예요. 빈칸을 채우거나, 영상·글·파일을 이 AI Chat에 연결한 뒤 다시 만들어 주세요.`;
  },
  en: (titles) => {
    const named = titles.slice(0, MOST_TITLES).map((title) => `“${title}”`);
    const more = titles.length > MOST_TITLES ? ` and ${titles.length - MOST_TITLES} more` : '';
    const cards = named.length === 0 ? '' : ` (${named.join(', ')}${more})`;
    return `There is nothing to make it from yet: the blanks of the connected cards${cards} are still open. Fill them in, or connect a video, a text or a file to this AI Chat, and make it again.`;
  },
};
