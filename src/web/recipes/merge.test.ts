import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedText, mergeResults, type Cited } from './merge.ts';

const cite = (mark: number, passageId: string, quote = passageId) => ({ mark, passageId, quote });
const result = (content: string, citations: Cited<object>['citations'] = []): Cited<object> => ({ content, citations });
const merge = (base: string, mine: string, theirs: string) =>
  mergeResults(result(base), mine, result(theirs)).stretches;
const text = (base: string, mine: string, theirs: string, takes: 'mine' | 'theirs' = 'mine') =>
  mergedText(merge(base, mine, theirs), () => takes);

const base = '## 훅\n하나\n\n## 본론\n둘\n\n## 마무리\n셋';

describe('what a person made of a result and a new result become one text', () => {
  it.each<[string, string, string, string]>([
    ['the new one where nobody touched the former', base, base.replace('둘', '두울'), base.replace('둘', '두울')],
    [
      'what a person wrote where the new one is the same',
      base.replace('셋', '구독!'),
      base,
      base.replace('셋', '구독!'),
    ],
    [
      'both, where they changed different lines',
      base.replace('하나', '내 훅'),
      base.replace('셋', '새 끝'),
      base.replace('하나', '내 훅').replace('셋', '새 끝'),
    ],
    [
      'of neighbouring lines each from whoever changed it, and what a person wrote where both did',
      base.replace('## 훅\n하나', '## 내 훅\n하나'),
      base.replace('## 훅\n하나', '## 새 훅\n31만 원'),
      base.replace('## 훅\n하나', '## 내 훅\n31만 원'),
    ],
    [
      'a line that a person added',
      `${base}\n덧붙임`,
      base.replace('하나', '새 훅'),
      `${base.replace('하나', '새 훅')}\n덧붙임`,
    ],
    [
      'without a line that a person took out',
      base.replace('\n둘', ''),
      base.replace('셋', '끝'),
      base.replace('\n둘', '').replace('셋', '끝'),
    ],
    ['the same change of both once', base.replace('둘', '2'), base.replace('둘', '2'), base.replace('둘', '2')],
  ])('%s', (_, mine, theirs, merged) => expect(text(base, mine, theirs)).toBe(merged));

  it('where both changed the same line, a person chooses', () => {
    const mine = base.replace('둘', '내 둘');
    const theirs = base.replace('둘', '새 둘');
    expect(merge(base, mine, theirs)).toContainEqual({ what: 'both', mine: '내 둘', theirs: '새 둘' });
    expect(text(base, mine, theirs)).toBe(mine);
    expect(text(base, mine, theirs, 'theirs')).toBe(theirs);
  });
});

describe('blank lines', () => {
  it('part paragraphs that different people changed', () =>
    expect(merge('가\n\n나', '내 가\n\n나', '가\n\n새 나')).toEqual([{ what: 'agreed', text: '내 가\n\n새 나' }]));
  it('are nothing to choose between', () =>
    expect(merge('가\n나\n다', '가\n\n내\n다', '가\n내\n\n다')).toEqual([{ what: 'agreed', text: '가\n\n내\n다' }]));
});

describe('numbers of citations', () => {
  const before = result('가 [1]\n나 [2]', [cite(1, 'a'), cite(2, 'b')]);
  it('mean the same passage after the merge, whatever they were before', () => {
    const theirs = result('나 [1]\n다 [2]', [cite(1, 'b'), cite(2, 'c')]);
    const { stretches, citations } = mergeResults(before, '내 말 [1]\n나 [2]', theirs);
    const merged = mergedText(stretches, () => 'mine');
    expect(citations).toEqual([cite(1, 'b'), cite(2, 'c'), cite(3, 'a')]);
    expect(merged).toContain('내 말 [3]');
    expect(merged).toContain('나 [1]');
  });
  it('that name nothing stay as they are', () =>
    expect(mergedText(mergeResults(before, '가 [1]\n나 [2]\n[7]', before).stretches, () => 'mine')).toBe(
      '가 [1]\n나 [2]\n[7]',
    ));
});

describe('a text of very many lines is merged', () => {
  const many = 10_000;
  it.each([
    ['that are all different', Array.from({ length: many }, (_, i) => `${i}번째 줄`).join('\n')],
    ['that are all blank', '\n'.repeat(many)],
    ['that are all alike', '- \n'.repeat(many)],
    ['with a blank line between each', Array.from({ length: many }, (_, i) => `${i}번째 줄`).join('\n\n')],
  ])('%s', (_what, long) => expect(text(long, `${long}\n끝`, `처음\n${long}`)).toBe(`처음\n${long}\n끝`));

  it('where not one line of the new result is as before', () => {
    const paragraphs = (of: string) => Array.from({ length: many }, (_, i) => `${of} ${i}`).join('\n\n');
    const mine = `${paragraphs('옛')}\n\n끝`;
    expect(text(paragraphs('옛'), mine, paragraphs('새'))).toContain('끝');
    expect(text(paragraphs('옛'), paragraphs('옛'), paragraphs('새'))).toBe(paragraphs('새'));
  });
});

it('loses no line that a person wrote, whatever became of the lines around it', () => {
  const line = fc.constantFrom('가', '나', '다', '', '라', '## 훅', '- ', '마');
  const edit = fc.record({ at: fc.nat(12), how: fc.constantFrom('add', 'change', 'remove') });
  const edited = (lines: readonly string[], edits: readonly { at: number; how: string }[], by: string) => {
    const written: string[] = [];
    const all = [...lines];
    edits.forEach(({ at, how }, i) => {
      const place = Math.min(at, all.length);
      const words = `${by} ${i}`;
      all.splice(place, how === 'add' ? 0 : 1, ...(how === 'remove' ? [] : [words]));
      if (how !== 'remove') written.push(words);
    });
    return { all: all.join('\n'), written: written.filter((words) => all.includes(words)) };
  };
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(edit, { maxLength: 4 }),
      fc.array(edit, { maxLength: 6 }),
      (lines, byPerson, byModel) => {
        const own = edited(lines, byPerson, '내 말');
        const merged = text(lines.join('\n'), own.all, edited(lines, byModel, '새 말').all).split('\n');
        expect(merged).toEqual(expect.arrayContaining(own.written));
      },
    ),
  );
});
