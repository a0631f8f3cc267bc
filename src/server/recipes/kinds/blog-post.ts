import type { RecipeWriting } from '../writing.ts';
import { textValue } from '#contract/recipes/values.ts';
import type { Want } from '../worksheet/passages-for.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { BLOG } from '#contract/recipes/kinds/blog-form.ts';
import { audienceField, topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { orderOf } from './orders.ts';
import { atStart, subjectsOf } from './outline.ts';
import { blank, ownTitleOf } from '#contract/recipes/kinds/outline.ts';
import { blogRecord } from './post-records.ts';
import { sponsorOrder } from './sponsored.ts';

const MOST_PARTS = 5;

const WORDS = {
  ko: {
    heading: '소제목',
    greeting: '인사와 오늘 할 이야기',
    own: '직접 해 본 이야기',
    picture: '사진',
    shown: '보여 줄 것',
    inShort: '정리',
    end: '한 줄로 정리하면',
  },
  en: {
    heading: 'heading',
    greeting: 'a greeting, and what this post is about',
    own: 'your own experience',
    picture: 'picture',
    shown: 'what to show',
    inShort: 'In short',
    end: 'in one line',
  },
} as const;

export const blogPostWriting: RecipeWriting = {
  record: blogRecord,
  order: (values, language) =>
    orderOf(
      sponsorOrder(values, language, 'blog') +
        (language === 'ko'
          ? '네이버 블로그 글을 씁니다. `title`: 40자 안팎. `greeting`: 인사 두세 문장. `parts` 3~5개: 소제목 `heading`, 글 `text`(2~4문단, 문단은 1~3문장), 넣을 사진에 무엇이 보이는지 `picture`(3개 이상, 없으면 빈 글). `summary`: 정리. `hashtags`: 5~10개.'
          : 'Write a blog post. `title`, `greeting`, 3 to 5 `parts`: a `heading`, its `text` (2 to 4 short paragraphs) and what a `picture` below it shows (at least three; empty for none). `summary`: in short. `hashtags`: 5 to 10.'),
      [topicField, audienceField, wishField],
      values,
      language,
    ),
  worksheet(values, material, language) {
    const topic = textValue(values, 'topic');
    const words = WORDS[language];
    const sources = material.sources.slice(0, MOST_PARTS);
    const sections = Array.from({ length: Math.max(BLOG.pictures, sources.length) }, (_, i): PartPlan => {
      const source = sources[i];
      // The name of a file is no heading of a post.
      const title = source && source.kind !== 'file' ? ownTitleOf(source) : null;
      const name = title ?? blank(`${words.heading} ${i + 1}`);
      const picture = `〔${words.picture} ${i + 1}: ${title ?? words.shown}〕`;
      const wants: Want = source ? { at: 'source', source } : { at: 'matter' };
      return { name, heading: `## ${name}`, text: `${blank(words.own)}\n\n${picture}`, wants };
    });
    const tags = subjectsOf(material)
      .slice(0, 8)
      .map((keyword) => `#${keyword.replace(/\s+/g, '')}`);
    const end = [blank(words.end), tags.join(' ')].filter((part) => part !== '').join('\n\n');
    const plans = [...sections, { name: words.inShort, heading: `## ${words.inShort}`, text: end }];
    const lead = `# ${atStart(topic, language)}\n\n${blank(words.greeting)}`;
    return worksheetOf(plans, material, { topic, lead });
  },
};
