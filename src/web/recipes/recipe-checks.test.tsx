import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { RecipeChecks } from './RecipeChecks.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

const SCRIPT = `## 훅 (8초)\n${'가'.repeat(40)}\n\n## 본론\n${'가'.repeat(60)}`;

function linesOf(text: string, isEditable = true) {
  return [
    ...show({ id: 'long-script', values: { minutes: 1, speed: 300 } }, text, isEditable).querySelectorAll(
      'section > ul > li',
    ),
  ];
}

function show(made: ChosenRecipe, text: string, isEditable = true) {
  return drawn(<RecipeChecks text={text} made={made} metadata={{}} {...(isEditable && { onMend: () => undefined })} />);
}
const mended = (lines: Element[]) => lines.filter((line) => line.querySelector('button'));

describe('a finding that can be mended', () => {
  it('shows what will stand there beside the button', () => {
    const [line] = mended(linesOf(SCRIPT));
    expect(line?.querySelector('q')?.textContent).toMatch(/^## 본론 \(\d+초\)$/);
    expect(line?.querySelector('button')?.textContent).toBe('이 줄로 바꾸기');
  });

  it('shows no more than a glance takes in', () => {
    const [line] = mended(linesOf(SCRIPT.replace('본론', `본론 ${'아주 '.repeat(100)}`)));
    const shown = line?.querySelector('q')?.textContent ?? '';
    expect(shown.length).toBeLessThanOrEqual(161);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('offers nothing where it may not be changed', () => expect(mended(linesOf(SCRIPT, false))).toEqual([]));
});

describe('a text without a finding', () => {
  const PASSED = '지켜야 할 것을 모두 지켰어요';
  it('is said to have passed', () =>
    expect(
      show({ id: 'community-post', values: { topic: '식비', length: 300 } }, '식비를 줄인 이야기예요.').textContent,
    ).toContain(PASSED));

  it('is not said to, where it is the card of a deal, whose terms may be bad all the same', () => {
    const card = '## 협찬 제안: 마루식품\n\n| 항목 | 내용 |\n| --- | --- |\n| 수정 | 무제한 |';
    const said = show({ id: 'sponsor-brief', values: { amounts: '' } }, card).textContent;
    expect(said).toContain('카드의 금액이 제안과 모두 같아요');
    expect(said).not.toContain(PASSED);
  });
});
