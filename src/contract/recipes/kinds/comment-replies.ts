import type { Span } from '../../base/marked-text.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { textValue } from '../values.ts';
import { wishField } from './fields.ts';
import { partOf, trimmed } from './sections.ts';

const commentsField = {
  name: 'comments',
  kind: 'text',
  label: { ko: '댓글', en: 'Comments' },
  hint: { ko: '한 줄에 하나씩 붙여 넣어 주세요', en: 'Paste one per line' },
  isNeeded: true,
} as const satisfies RecipeField;

const fields = [commentsField, wishField] as const;
export const MOST = 30;

const NUMBER = /^(\d{1,3})[.)]\s+/;
const withoutNumber = (comment: string): string => comment.replace(NUMBER, '');

/** A comment a line, without the numbers of a list that is numbered through. */
export function linesOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isNumbered = lines.every((line, i) => Number(NUMBER.exec(line)?.[1]) === i + 1);
  return isNumbered ? lines.map(withoutNumber) : lines;
}

/** What stands above a reply whose number no comment has. */
const NO_COMMENT = /^\((?:-?\d+번 댓글 없음|no comment -?\d+)\)$/;

interface Reply {
  comment: string;
  at: Span;
}

/** What stands below each quoted comment, up to the next one or a heading. A quotation of several lines is one comment. */
function repliesIn(text: string): Reply[] {
  const replies: Reply[] = [];
  let open: { comment: string; from: number } | null = null;
  const close = (at: number) => {
    if (open !== null) replies.push({ comment: open.comment, at: trimmed(text, [open.from, at]) });
    open = null;
  };
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const comment = /^\s{0,3}>(.*)$/.exec(line)?.[1]?.trim();
    const isMore: boolean = comment !== undefined && open !== null && /^\r?\n$/.test(text.slice(open.from, index));
    const before: string = isMore ? `${open?.comment ?? ''} ` : '';
    if (isMore) open = null;
    if (comment !== undefined || /^ {0,3}#{1,4} /.test(line)) close(index);
    if (comment !== undefined) open = { comment: before + comment, from: index + line.length };
  }
  close(text.length);
  return replies.filter(({ at: [from, to] }) => from < to);
}

/** What stands where a comment gets no answer. */
const UNANSWERED = /^[(〔]?\s*(?:답하지 않음|no reply)\s*[)〕]?\.?$/i;

const plainOf = (comment: string): string =>
  withoutNumber(comment)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || comment.trim();

const MOST_TOLD = 20;
export const shortened = (comment: string): string => {
  const letters = Array.from(comment);
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : comment;
};

/** The comments without a reply, where there are fewer replies than comments, and those that were too many. */
function checkReplies(text: string, values: RecipeValues): Finding[] {
  const all = linesOf(textValue(values, 'comments'));
  const comments = all.slice(0, MOST);
  const [strays, replies] = [true, false].map((isStray) =>
    repliesIn(text).filter(({ comment }) => NO_COMMENT.test(comment) === isStray),
  ) as [Reply[], Reply[]];
  const hasReply = (comment: string) => replies.some((reply) => plainOf(reply.comment) === plainOf(comment));
  const unanswered = comments.filter((comment) => !hasReply(comment));
  // A comment that is quoted in part or not at all is answered, too, where no other has two replies.
  const known = new Set(comments.map(plainOf));
  const named = replies.map(({ comment }) => plainOf(comment)).filter((comment) => known.has(comment));
  const isEach = replies.length >= comments.length && new Set(named).size === named.length;
  const missing = isEach ? [] : unanswered;
  return [
    ...missing.slice(0, MOST_TOLD).map((comment): Finding => {
      const told = shortened(comment);
      return {
        rule: 'reply-missing',
        level: 'error',
        at: null,
        words: {
          ko: `‘${told}’ 댓글에 답글이 없어요. ‘> 댓글’ 아래에 답글을 적어 주세요.`,
          en: `The comment “${told}” has no reply. Write one below “> comment”.`,
        },
      };
    }),
    ...strays.map(({ at }): Finding => ({
      rule: 'reply-stray',
      level: 'error',
      at,
      words: {
        ko: '이 답글의 번호를 가진 댓글이 없어요. 맞는 댓글 아래로 옮기거나 지워 주세요.',
        en: 'No comment has the number of this reply. Move it below the right comment, or remove it.',
      },
    })),
    ...(all.length > MOST ? [tooMany(all.length)] : []),
  ];
}

const tooMany = (count: number): Finding => ({
  rule: 'comments-many',
  level: 'warning',
  at: null,
  words: {
    ko: `댓글 ${count}개 가운데 처음 ${MOST}개만 답했어요. 나머지는 따로 붙여 넣어 주세요.`,
    en: `Of ${count} comments the first ${MOST} are answered. Paste the others by themselves.`,
  },
});

/** A reply to each comment that was pasted in. */
export const commentReplies: Recipe = {
  name: { ko: '댓글 답글', en: 'Replies to comments' },
  what: {
    ko: '붙여 넣은 댓글마다 답글을 만들어요. 질문에는 소스에서 답을 찾아요.',
    en: 'A reply to every pasted comment. Questions are answered from the sources.',
  },
  fields,
  check: (text, values) => [...checkReplies(text, values), ...blanksLeft(text)],
  parts: (text) =>
    repliesIn(text).flatMap(({ at }, i) => {
      if (UNANSWERED.test(text.slice(...at))) return [];
      const part = partOf({ ko: `답글 ${i + 1}`, en: `Reply ${i + 1}` }, text, at, []);
      const blanks = blanksLeft(text.slice(...at));
      return {
        ...part,
        findings: blanks.map((one) => ({ ...one, at: one.at && [one.at[0] + at[0], one.at[1] + at[0]] })),
      };
    }),
};
