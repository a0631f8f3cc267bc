import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { compositionKeys, HEARS_COMPOSITION } from './composition.ts';

const { document } = parseHTML(`<body>
  <div role="dialog"><input id="title"><textarea id="links"></textarea><p id="rich" contenteditable>x</p></div>
  <textarea id="question" ${HEARS_COMPOSITION}></textarea>
  <div id="card" tabindex="0"></div>
</body>`);

interface Facts {
  key: string;
  code?: string;
  keyCode?: number;
  isComposing?: boolean;
}

/** What the page hears of these presses in a field, one after the other; `up` lets go of Esc. */
function heardIn(id: string, presses: readonly (Facts | 'up')[]): string[] {
  const keys = compositionKeys();
  const heard: string[] = [];
  for (const facts of presses) {
    if (facts === 'up') {
      keys.letGo();
      continue;
    }
    let isStopped = false;
    keys.press({
      code: '',
      keyCode: 0,
      isComposing: false,
      ...facts,
      target: document.getElementById(id),
      preventDefault: () => undefined,
      stopImmediatePropagation: () => (isStopped = true),
    });
    if (!isStopped) heard.push(facts.key);
  }
  return heard;
}

const within = { isComposing: true, keyCode: 229 };
const esc = { key: 'Escape', code: 'Escape', keyCode: 27 };

describe('a key that belongs to the input method', () => {
  it.each([
    ['Esc within a syllable', [{ ...esc, ...within }]],
    ['Esc that Windows tells as Process', [{ key: 'Process', code: 'Escape', ...within }]],
    ['Esc after the end of the composition, as Safari tells it', [{ ...esc, keyCode: 229 }]],
    ['Enter that closes a syllable', [{ key: 'Enter', ...within }]],
    [
      'Tab, arrows, deleting and a shortcut',
      ['Tab', 'ArrowUp', 'Backspace', 'Delete', 's'].map((key) => ({ key, ...within })),
    ],
  ])('is heard by nobody: %s', (_, presses) => {
    for (const id of ['title', 'links', 'rich']) expect(heardIn(id, presses)).toEqual([]);
  });

  it('is heard by nobody, also where Hangul has its Esc come twice or it is held', () => {
    expect(heardIn('title', [{ ...esc, ...within }, esc, esc])).toEqual([]);
  });

  it('is over with the press: the next Esc is the page’s', () => {
    expect(heardIn('title', [{ ...esc, ...within }, esc, 'up', esc])).toEqual(['Escape']);
    expect(heardIn('title', [{ ...esc, ...within }, { key: 'Tab' }, esc])).toEqual(['Tab', 'Escape']);
  });

  it('comes to a field that asks for it, but for Esc', () => {
    expect(
      heardIn('question', [
        { key: 'Enter', ...within },
        { ...esc, ...within },
      ]),
    ).toEqual(['Enter']);
  });

  it('sends no form where the browser takes it for its own', () => {
    const isSent = (id: string, facts: Facts) => {
      let isKept = true;
      compositionKeys().press({
        code: 'Enter',
        keyCode: 13,
        isComposing: false,
        ...facts,
        target: document.getElementById(id),
        preventDefault: () => (isKept = false),
        stopImmediatePropagation: () => undefined,
      });
      return isKept;
    };
    expect(isSent('title', { key: 'Enter', isComposing: true })).toBe(false);
    expect(isSent('links', { key: 'Enter', isComposing: true })).toBe(true);
    expect(isSent('title', { key: 'Enter' })).toBe(true);
  });

  it('is none outside of fields: a board hears its keys, whatever keyboard is chosen', () => {
    expect(heardIn('card', [{ key: 'Process', code: 'KeyT', keyCode: 229 }])).toEqual(['Process']);
    expect(heardIn('card', [esc])).toEqual(['Escape']);
  });
});
