import { beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { PaletteRow } from './PaletteRow.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

describe('a line of the palette', () => {
  it('shows the words around a match below the title, on lines that do not cut it off, and its place apart', () => {
    const result = {
      id: 'node a',
      group: '다른 곳',
      title: '도입부 대본',
      where: '홈카페 입문 영상 기획 · 자막 4:12 외 3곳',
      excerpt: '…원두 탓이 아니라 분쇄도 하나만 바꿨더니…',
      icon: null,
      run: () => undefined,
    };
    const body = drawn(
      <PaletteRow
        id="a"
        {...{ result }}
        query="분쇄도"
        heading={null}
        isMarked={false}
        onPoint={() => undefined}
        onOpen={() => undefined}
      />,
    );
    const found = [...body.querySelectorAll('mark')];
    expect(found.map(({ textContent }) => textContent)).toEqual(['분쇄도']);
    const line = found[0]?.parentElement;
    expect(line?.textContent).toBe(result.excerpt);
    expect(line?.className).not.toContain('truncate');
    expect(body.textContent).toContain(result.where);
  });
});
