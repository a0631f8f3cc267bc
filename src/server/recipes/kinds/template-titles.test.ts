import { expect, it } from 'vitest';
import { creatorTemplates } from '#contract/canvases/creator-templates/index.ts';
import type { WritableRecipe } from '../writing.ts';
import { recipeIds } from '#contract/recipes/kinds/index.ts';
import { headingOf, subjectsOf } from './outline.ts';
import { ownTitleOf } from '#contract/recipes/kinds/outline.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { keyless, noteOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const titles = Object.values(creatorTemplates).flatMap(({ columns }) =>
  columns
    .flat()
    .flatMap((block) => (block.kind === 'group' ? block.cards : block.kind === 'chat' ? [] : [block]))
    .flatMap(({ title }) => Object.values(title)),
);
const filled = (recipe: WritableRecipe) => {
  const needed = recipe.fields.flatMap(({ name, kind }) =>
    kind === 'line' || kind === 'text' ? [[name, '식비']] : [],
  );
  return formOf(recipe, Object.fromEntries(needed));
};
/** It names cards by their titles, also those of a template. */
const made = recipeIds.filter((id) => id !== 'board-plan');

const headingsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^#{1,6}(?:\s|$)/.test(line))
    .map((line) => line.replace(/^#+\s*/, ''));

it.each(made)('%s puts nothing below the title of a template, nor below none', (id) => {
  const recipe: WritableRecipe = writable[id];
  const outlineOf = (title: string) => {
    const source = noteOf('- 주제: 자취 식비를 반으로 줄인 이야기\n배달을 끊고 장을 주 1회만 봐요.', { title });
    return keyless(recipe, filled(recipe), { sources: [source], keywords: ['식비'] }, 'ko');
  };
  const own = headingsOf(outlineOf('이름 있는 메모'));
  for (const title of [...new Set(titles), '', '  ']) {
    const text = outlineOf(title);
    const headings = headingsOf(text).filter((words) => !own.includes(words));
    expect(headings.filter((words) => words.trim() === title.trim())).toEqual([]);
    expect(text).not.toMatch(/〔사진 \d+: *〕/);
    expect(title.length > 6 && text.includes(title)).toBe(false);
  }
});

it.each([
  ['기획 한 장', null, '내 메모'],
  ['', null, '내 메모'],
  ['자취 식비 기획', '자취 식비 기획', '자취 식비 기획'],
  ['식비 반으로 줄이기 (대본)', '식비 반으로 줄이기', '식비 반으로 줄이기'],
  ['[대본 초안] 식비 반으로 줄이기', '식비 반으로 줄이기', '식비 반으로 줄이기'],
  ['롱폼 대본: 식비 반으로 줄이기', '식비 반으로 줄이기', '식비 반으로 줄이기'],
  ['Half the food bill | script v2', 'Half the food bill', 'Half the food bill'],
  ['대본 잘 쓰는 법', '대본 잘 쓰는 법', '대본 잘 쓰는 법'],
  ['대본', '대본', '대본'],
])('the card “%s” is called %s, and what it says stands below “%s”', (title, own, heading) =>
  expect([ownTitleOf({ title }), headingOf({ title }, 'ko')]).toEqual([own, heading]),
);

it('the matter of a script is not that it is one', () =>
  expect(subjectsOf({ keywords: ['대본', '식비', '영상', '장보기'] })).toEqual(['식비', '장보기']));
