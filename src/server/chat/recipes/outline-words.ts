import type { Language } from '#contract/base/language.ts';
import type { Lack } from '../answers/quoting-words.ts';

/** Why a result is a frame with quotes and blanks, and not written by a model. */
export const outlineWords: Record<Language, Record<Lack, string>> = {
  ko: {
    'no-key': 'AI 키가 없어 소스의 문장으로 채운 틀을 만들어 드렸어요. 빈칸은 직접 채워 주세요.',
    'no-credits': '이번 달 AI 크레딧을 다 써서 소스의 문장으로 채운 틀을 만들어 드렸어요. 빈칸은 직접 채워 주세요.',
  },
  en: {
    'no-key':
      'No AI key is set, so this is a frame filled with sentences of your sources. Fill in the blanks yourself.',
    'no-credits':
      "This month's AI credits are used up, so this is a frame filled with sentences of your sources. Fill in the blanks yourself.",
  },
};
