import type { Language } from '../context/prompt.ts';
import type { Lack } from './lack.ts';

interface ListWords {
  /** Before pages, with why there is no answer. */
  head: Record<Lack, string>;
  /** The same once that was said. */
  found: string;
  none: string;
}

/** What is said around the pages of a search where no model writes. */
export const listWords: Record<Language, ListWords> = {
  ko: {
    head: {
      'no-key': 'AI 키가 없어 답을 쓰는 대신, 웹에서 찾은 글을 보여 드려요.',
      'no-credits': '이번 달 AI 크레딧을 다 써서 답을 쓰는 대신, 웹에서 찾은 글을 보여 드려요.',
    },
    found: '웹에서 이런 글을 찾았어요.',
    none: '웹에서 맞는 글을 찾지 못했어요. 다른 말로 검색해 주세요.',
  },
  en: {
    head: {
      'no-key': 'No AI key is set, so instead of an answer, here are the pages found on the web.',
      'no-credits':
        "This month's AI credits are used up, so instead of an answer, here are the pages found on the web.",
    },
    found: 'Here are the pages found on the web.',
    none: 'No matching pages were found on the web. Try other words.',
  },
};
