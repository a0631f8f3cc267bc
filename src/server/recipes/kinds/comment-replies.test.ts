import { describe, expect, it } from 'vitest';
import type { WritableRecipe } from '../writing.ts';
import { withoutModel } from '../worksheet/without-model.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { keyless, noteOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const commentReplies = writable['comment-replies'];

const recipe: WritableRecipe = commentReplies;
const COMMENTS = '이거 어디서 사요?\n너무 길어요 ㅠㅠ\n잘 봤어요 감사합니다!';
const values = (comments = COMMENTS) => formOf(recipe, { comments });
const found = (text: string, comments?: string) =>
  (recipe.check?.(text, values(comments)) ?? []).map(({ rule, words }) => [rule, /‘(.+?)’/.exec(words.ko)?.[1]]);

const ALL =
  '> 이거 어디서 사요?\n\n링크에 있어요.\n\n> 너무 길어요 ㅠㅠ\n\n줄일게요.\n\n> 잘 봤어요 감사합니다!\n\n고마워요!';

describe('replies to comments', () => {
  it.each<[string, string, unknown[]]>([
    ['are one for each', ALL, []],
    ['may quote a comment in other signs', ALL.replace('사요?', '사요').replace(' ㅠㅠ', ''), []],
    ['may name no comment where there are as many', ALL.replace(/^> .*/gm, '> 댓글'), []],
    [
      'are missed where a comment is left out',
      ALL.replace('> 너무 길어요 ㅠㅠ\n\n줄일게요.\n\n', ''),
      [['reply-missing', '너무 길어요 ㅠㅠ']],
    ],
    [
      'are missed where another comment has two',
      ALL.replace('> 너무 길어요 ㅠㅠ', '> 이거 어디서 사요?'),
      [['reply-missing', '너무 길어요 ㅠㅠ']],
    ],
    [
      'are missed where nothing is written below one',
      ALL.replace('줄일게요.', ''),
      [['reply-missing', '너무 길어요 ㅠㅠ']],
    ],
    [
      'are missed where there are none',
      '안녕하세요!',
      [
        ['reply-missing', '이거 어디서 사요?'],
        ['reply-missing', '너무 길어요 ㅠㅠ'],
        ['reply-missing', '잘 봤어요 감사합니다!'],
      ],
    ],
    ['may leave an insult without an answer', ALL.replace('줄일게요.', '(답하지 않음)'), []],
  ])('%s', (_what, text, findings) => expect(found(text)).toEqual(findings));

  it.each([
    ['once, where they were pasted with the numbers of a list', (_: string, i: number) => `${i + 1}. `, '\n2. 너무'],
    ['as they are, where numbers are part of them', (_: string, i: number) => `${i + 5}. `, '\n2. 6. 너무'],
  ])('number the comments %s', (_, numberOf, ordered) => {
    const comments = COMMENTS.split('\n')
      .map((one, i) => numberOf(one, i) + one)
      .join('\n');
    expect(recipe.order(values(comments), 'ko')).toContain(ordered);
    expect(found(ALL, comments)).toEqual([]);
  });

  it('without a model are blanks below the comments, each beside what shares its words', () => {
    const comments = '광고 아니에요?\n두부는 어디서 사요 ㅠㅠ';
    const sources = [noteOf('장보기\n두부는 시장에서 사요.\n달걀은 한 판씩 담아요.')];
    const { text, sheet } = withoutModel(recipe, values(comments), { sources, keywords: ['두부'] }, 'ko');
    expect(text).toBe(
      '> 광고 아니에요?\n\n〔이 댓글에 대한 내 말〕\n\n> 두부는 어디서 사요 ㅠㅠ\n\n〔이 댓글에 대한 내 말〕',
    );
    expect(sheet?.parts.map(({ passages }) => passages.map((one) => one.text))).toEqual([
      [],
      ['두부는 시장에서 사요.'],
    ]);
  });

  it('are told when there are more comments than are answered', () => {
    const many = Array.from({ length: 45 }, (_, i) => `${i}번 댓글이에요`).join('\n');
    const outline = keyless(recipe, values(many), { sources: [], keywords: [] }, 'ko');
    expect(recipe.check?.(outline, values(many)).map(({ rule }) => rule)).toEqual(['comments-many', 'blank-left']);
  });

  it('are copied one by one, without those that stay unanswered', () => {
    const text = ALL.replace('줄일게요.', '(답하지 않음)').replace('> 이거', '> 이거 하나\n> 이거');
    expect(recipe.parts?.(text, values()).map((part) => part.text)).toEqual(['링크에 있어요.', '고마워요!']);
  });
});
