import { z } from 'zod';
import type { Language } from '../../base/language.ts';
import { fieldsIn, lineIn, recordsIn, textIn, textsIn } from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';
import { textValue } from '../values.ts';
import { disclosedAbove } from './sponsored.ts';

const joined = (blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n\n');
const headed = (heading: string, text: string): string => (text === '' ? '' : `${heading}\n\n${text}`);

const threadDraft = z.object({ posts: z.array(z.string()) });

/** The posts of a thread, which get their numbers from us. */
export const threadRecord: RecipeRecord = {
  name: 'thread',
  draft: threadDraft,
  kept: threadDraft,
  verify: (told) => ({ posts: textsIn(fieldsIn(told)['posts']) }),
  draw(record, values, language) {
    const read = threadDraft.safeParse(record);
    if (!read.success) return '';
    const posts = read.data.posts.map((post, i) => {
      const text = post.startsWith(`${i + 1}/ `) ? post.slice(`${i + 1}/ `.length).trimStart() : post;
      return `${i + 1}/ ${i === 0 ? disclosedAbove('community', text, values, language) : text}`;
    });
    return joined(posts);
  },
};

const communityDraft = z.object({ post: z.string(), options: z.array(z.string()) });
const POLL: Readonly<Record<Language, string>> = { ko: '## 투표', en: '## Poll' };

/** A post and the options of its poll. */
export const communityRecord: RecipeRecord = {
  name: 'community_post',
  draft: communityDraft,
  kept: communityDraft,
  verify(told) {
    const { post, options } = fieldsIn(told);
    return { post: textIn(post), options: textsIn(options, lineIn) };
  },
  draw(record, values, language) {
    const read = communityDraft.safeParse(record);
    if (!read.success) return '';
    const options = read.data.options.map((option) => `- ${option}`).join('\n');
    return joined([disclosedAbove('community', read.data.post, values, language), headed(POLL[language], options)]);
  },
};

const parts = z.array(z.object({ heading: z.string(), text: z.string() }));
const partsIn = (told: unknown): z.infer<typeof parts> =>
  recordsIn(told)
    .map((part) => ({ heading: lineIn(part['heading']), text: textIn(part['text']) }))
    .filter(({ text }) => text !== '');

const letterDraft = z.object({
  subject: z.string(),
  preview: z.string(),
  greeting: z.string(),
  parts,
  request: z.string(),
});
const LETTER: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  ko: ['## 제목', '## 미리보기', '## 본문', '## 부탁'],
  en: ['## Subject', '## Preview', '## Body', '## Request'],
};

/** A letter to subscribers. */
export const letterRecord: RecipeRecord = {
  name: 'newsletter',
  draft: letterDraft,
  kept: letterDraft,
  verify(told) {
    const { subject, preview, greeting, parts: ordered, request } = fieldsIn(told);
    return {
      subject: lineIn(subject),
      preview: lineIn(preview),
      greeting: textIn(greeting),
      parts: partsIn(ordered),
      request: textIn(request),
    };
  },
  draw(record, values, language) {
    const read = letterDraft.safeParse(record);
    if (!read.success) return '';
    const { subject, preview, greeting, request } = read.data;
    const body = joined([greeting, ...read.data.parts.map(({ heading, text }) => headed(`### ${heading}`, text))]);
    const texts = [subject, preview, disclosedAbove('newsletter', body, values, language, subject), request];
    return joined(texts.map((text, i) => headed(LETTER[language][i] ?? '', text)));
  },
};

const blogDraft = z.object({
  title: z.string(),
  greeting: z.string(),
  parts: z.array(z.object({ heading: z.string(), text: z.string(), picture: z.string() })),
  summary: z.string(),
  hashtags: z.array(z.string()),
});
const BLOG: Readonly<Record<Language, { picture: string; summary: string }>> = {
  ko: { picture: '사진', summary: '## 정리' },
  en: { picture: 'picture', summary: '## In short' },
};

/** What a picture is to show, without the bracket that we draw around it. */
const pictureIn = (told: unknown): string =>
  lineIn(told)
    .replace(/^[〔[(]\s*(?:사진|picture)\s*[:：]\s*/i, '')
    .replace(/[〕\])]$/, '');

/** A post with headings, a place for a picture below each part, and hashtags. */
export const blogRecord: RecipeRecord = {
  name: 'blog_post',
  draft: blogDraft,
  kept: blogDraft,
  verify(told) {
    const { title, greeting, parts: ordered, summary, hashtags } = fieldsIn(told);
    return {
      title: lineIn(title),
      greeting: textIn(greeting),
      parts: recordsIn(ordered).flatMap((part) =>
        partsIn([part]).map((one) => ({ ...one, picture: pictureIn(part['picture']) })),
      ),
      summary: textIn(summary),
      hashtags: textsIn(hashtags, (tag) => lineIn(tag).replace(/[#\s]+/g, '')).map((tag) => `#${tag}`),
    };
  },
  draw(record, values, language) {
    const read = blogDraft.safeParse(record);
    if (!read.success) return '';
    const { title, greeting, summary, hashtags } = read.data;
    const words = BLOG[language];
    const told = read.data.parts.flatMap(({ heading, text, picture }) => [
      headed(`## ${heading}`, text),
      picture === '' ? '' : `〔${words.picture}: ${picture}〕`,
    ]);
    const body = joined([greeting, ...told, headed(words.summary, summary), hashtags.join(' ')]);
    const head = title === '' ? '' : `# ${title}`;
    return joined([head, disclosedAbove('blog', body, values, language, title)]);
  },
};

const repliesDraft = z.object({ replies: z.array(z.object({ comment: z.number().int(), reply: z.string() })) });

/** Replies, each below the comment of the form that has its number. */
export const repliesRecord = (commentsOf: (text: string) => readonly string[]): RecipeRecord => ({
  name: 'replies',
  draft: repliesDraft,
  kept: repliesDraft,
  verify: (told) => ({
    replies: recordsIn(fieldsIn(told)['replies']).flatMap(({ comment, reply }) =>
      Number.isInteger(comment) && textIn(reply) !== '' ? [{ comment, reply: textIn(reply) }] : [],
    ),
  }),
  draw(record, values) {
    const read = repliesDraft.safeParse(record);
    const comments = commentsOf(textValue(values, 'comments'));
    return joined(
      (read.data?.replies ?? []).flatMap(({ comment, reply }) => {
        const quoted = comments[comment - 1];
        return quoted === undefined ? [] : [`> ${quoted}\n\n${reply}`];
      }),
    );
  },
});
