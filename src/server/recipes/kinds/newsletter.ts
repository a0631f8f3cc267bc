import type { RecipeWriting } from '../writing.ts';
import { textValue } from '#contract/recipes/values.ts';
import type { Want } from '../worksheet/passages-for.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { audienceField, topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { orderOf } from './orders.ts';
import { atStart } from './outline.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { letterRecord } from './post-records.ts';
import { sponsorOrder } from './sponsored.ts';
import { sectionsOf } from '#contract/recipes/kinds/sections.ts';
import { LABELS } from '#contract/recipes/kinds/newsletter.ts';

const BLANKS = {
  ko: {
    seen: '이번 주에 본 것',
    own: '내 생각',
    greeting: '인사와 요즘 이야기 한 줄',
    words: {
      preview: '열어 보게 하는 첫 문장',
      seen: '이번 주에 본 것 하나',
      own: '직접 겪은 것',
      request: '답장, 새 영상 보기 등 하나',
    },
  },
  en: {
    seen: 'Seen this week',
    own: 'What I think',
    greeting: 'a greeting, and what you are up to',
    words: {
      preview: 'a first line that gets it opened',
      seen: 'one thing you saw',
      own: 'your own experience',
      request: 'one thing: reply, watch the new video',
    },
  },
} as const;

const SEEN_IN_INBOX = /^(?:제목|subject|미리\s?보기|preview)/i;

export const newsletterWriting: RecipeWriting = {
  record: letterRecord,
  headlines: (text) => sectionsOf(text).flatMap(({ name, at }) => (SEEN_IN_INBOX.test(name) ? [at] : [])),
  order: (values, language) =>
    orderOf(
      `${sponsorOrder(values, language, 'newsletter')}${
        language === 'ko'
          ? '구독자에게 보내는 뉴스레터를 씁니다. `subject`: 제목 40자 안팎. `preview`: 미리보기 70자 안팎. `greeting`: 인사. `parts`: 소제목 `heading`과 글 `text`(2~4문장) 두세 개. `request`: 읽은 사람이 할 일 하나.'
          : 'Write a newsletter. `subject`: about 60 characters. `preview`: about 90. `greeting`. `parts`: two or three, each a `heading` and a `text` of 2 to 4 sentences. `request`: one thing to do.'
      }`.trim(),
      [topicField, audienceField, wishField],
      values,
      language,
    ),
  worksheet(values, material, language) {
    const topic = textValue(values, 'topic');
    const part = (name: string, text: string, wants?: Want): PartPlan => ({
      name,
      heading: `## ${name}`,
      text,
      ...(wants && { wants }),
    });
    const { greeting, seen, own, words } = BLANKS[language];
    const within = (name: string, text: string, wants?: Want) => ({
      ...part(name, text, wants),
      heading: `### ${name}`,
    });
    const plans = [
      part(LABELS.subject[language], atStart(topic, language)),
      part(LABELS.preview[language], blank(words.preview), { at: 'start' }),
      part(LABELS.body[language], blank(greeting)),
      within(seen, blank(words.seen), { at: 'matter' }),
      within(own, blank(words.own), { at: 'figures' }),
      part(LABELS.request[language], blank(words.request)),
    ];
    return worksheetOf(plans, material, { topic });
  },
};
