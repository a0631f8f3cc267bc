import { z } from 'zod';
import type { Language } from '#contract/base/language.ts';
import {
  fieldsIn,
  hashtagWordsIn,
  lineIn,
  plainLineIn,
  recordsIn,
  textIn,
  textsIn,
  withoutEmphasis,
} from '../record-fields.ts';
import type { RecipeRecord } from '../record.ts';
import { numberValue, textValue } from '#contract/recipes/values.ts';
import { disclosedAbove } from './sponsored.ts';

const joined = (blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n\n');
const headed = (heading: string, text: string): string => (text === '' ? '' : `${heading}\n\n${text}`);

const threadDraft = z.object({ posts: z.array(z.string()) });

/** The posts of a thread, which get their numbers from us. */
export const threadRecord: RecipeRecord = {
  name: 'thread',
  draft: threadDraft,
  kept: threadDraft,
  verify: (told) => ({ posts: textsIn(fieldsIn(told)['posts']).map(withoutEmphasis) }),
  draw(record, values, language) {
    const read = threadDraft.safeParse(record);
    if (!read.success) return '';
    const { posts } = read.data;
    const wholes = [posts.length, numberValue(values, 'posts')];
    const numbered = posts.map((post, i) => {
      const text = withoutNumber(post, i + 1, wholes);
      return `${i + 1}/ ${i === 0 ? disclosedAbove('community', text, values, language) : text}`;
    });
    return joined(numbered);
  },
};

/** Without the number that a model writes before a post all the same: its own one, of none or of as many as there are. */
function withoutNumber(post: string, number: number, wholes: readonly number[]): string {
  const [own = '', place, whole] = /^(\d{1,2})\s?\/(\d{1,2})?\s+/.exec(post) ?? [];
  const isOwn = Number(place) === number && (whole === undefined || wholes.includes(Number(whole)));
  return isOwn ? post.slice(own.length) : post;
}

const communityDraft = z.object({ post: z.string(), options: z.array(z.string()) });
const POLL: Readonly<Record<Language, string>> = { ko: '## 투표', en: '## Poll' };

/** A post and the options of its poll. */
export const communityRecord: RecipeRecord = {
  name: 'community_post',
  draft: communityDraft,
  kept: communityDraft,
  verify(told) {
    const { post, options } = fieldsIn(told);
    return { post: textIn(post), options: textsIn(options, plainLineIn) };
  },
  draw(record, values, language) {
    const read = communityDraft.safeParse(record);
    if (!read.success) return '';
    const options = read.data.options.map((option) => `- ${option}`).join('\n');
    return joined([disclosedAbove('community', read.data.post, values, language), headed(POLL[language], options)]);
  },
};

const parts = z.array(z.object({ heading: z.string(), text: z.string() }));
/** The parts that have begun; one without a heading stands under its number, one without a text as its heading. */
const partsIn = (told: unknown) =>
  recordsIn(told).flatMap((part, i) => {
    const [heading, text, picture] = [lineIn(part['heading']), textIn(part['text']), pictureIn(part['picture'])];
    const isThere = text !== '' || picture !== '' || (heading !== '' && 'text' in part);
    return isThere ? [{ heading: heading || String(i + 1), text, picture }] : [];
  });
const drawnPart = (mark: string, { heading, text }: { heading: string; text: string }): string =>
  joined([`${mark} ${heading}`, text]);

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
      subject: plainLineIn(subject, /^(?:제목|subject)$/i),
      preview: plainLineIn(preview, /^(?:미리\s?보기|preview)$/i),
      greeting: textIn(greeting),
      parts: partsIn(ordered),
      request: textIn(request),
    };
  },
  draw(record, values, language) {
    const read = letterDraft.safeParse(record);
    if (!read.success) return '';
    const { subject, preview, greeting, request } = read.data;
    const body = joined([greeting, ...read.data.parts.map((part) => drawnPart('###', part))]);
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

/** What a picture is to show, without the bracket and the label that we draw around it. */
const pictureIn = (told: unknown): string => {
  const line = lineIn(told);
  const bracketed = /^[〔[(]\s*(?:사진|picture)\s*[:：]\s*(.*?)[〕\])]?$/i.exec(line)?.[1];
  return bracketed ?? plainLineIn(line, /^(?:사진|picture)$/i);
};

/** A post with headings, a place for a picture below each part, and hashtags. */
export const blogRecord: RecipeRecord = {
  name: 'blog_post',
  draft: blogDraft,
  kept: blogDraft,
  verify(told) {
    const { title, greeting, parts: ordered, summary, hashtags } = fieldsIn(told);
    return {
      title: plainLineIn(title, /^(?:제목|title)$/i),
      greeting: textIn(greeting),
      parts: partsIn(ordered),
      summary: textIn(summary),
      hashtags: hashtagWordsIn(hashtags).map((tag) => `#${tag.replace(/\s+/g, '')}`),
    };
  },
  draw(record, values, language) {
    const read = blogDraft.safeParse(record);
    if (!read.success) return '';
    const { title, greeting, summary, hashtags } = read.data;
    const words = BLOG[language];
    const told = read.data.parts.flatMap((part) => [
      drawnPart('##', part),
      part.picture === '' ? '' : `〔${words.picture}: ${part.picture}〕`,
    ]);
    const body = joined([greeting, ...told, headed(words.summary, summary), hashtags.join(' ')]);
    const head = title === '' ? '' : `# ${title}`;
    return joined([head, disclosedAbove('blog', body, values, language, title)]);
  },
};

const repliesDraft = z.object({ replies: z.array(z.object({ comment: z.number().int(), reply: z.string() })) });

const noComment: Readonly<Record<Language, (number: number) => string>> = {
  ko: (number) => `(${number}번 댓글 없음)`,
  en: (number) => `(no comment ${number})`,
};

/** Replies, each below the comment of the form that has its number; one to no comment is shown as such. */
export const repliesRecord = (commentsOf: (text: string) => readonly string[]): RecipeRecord => ({
  name: 'replies',
  draft: repliesDraft,
  kept: repliesDraft,
  verify: (told) => ({
    replies: recordsIn(fieldsIn(told)['replies']).flatMap(({ comment, reply }) =>
      Number.isInteger(comment) && textIn(reply) !== '' ? [{ comment, reply: textIn(reply) }] : [],
    ),
  }),
  draw(record, values, language) {
    const read = repliesDraft.safeParse(record);
    const comments = commentsOf(textValue(values, 'comments'));
    return joined(
      (read.data?.replies ?? []).map(({ comment, reply }) => {
        return `> ${comments[comment - 1] ?? noComment[language](comment)}\n\n${reply}`;
      }),
    );
  },
});
