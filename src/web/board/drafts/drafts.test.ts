import { beforeEach, describe, expect, it } from 'vitest';
import { discardDraft, findDrafts, foundDraftsOf, leaveDraft, onFoundDrafts, takeDraft } from './found-drafts.ts';
import { draftsOfBoard, forgetDraft, isTooOld, keepDraft, keyOfDraft, printOf, readDraft } from './kept-drafts.ts';

const at = (nodeId: string, boardId = 'board') => ({ boardId, nodeId, field: 'content' as const });
const typed = (text: string, tab = 'closed') => ({ text, base: printOf('처음'), tab, atMs: 1_000 });

/** A browser's storage, which the tests run without. */
class Kept implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear = () => this.#items.clear();
  getItem = (key: string) => this.#items.get(key) ?? null;
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  setItem = (key: string, value: string) => void this.#items.set(key, value);
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: new Kept(), configurable: true });
  for (const draft of foundDraftsOf('board')) discardDraft(draft);
});

describe('a draft', () => {
  it('is kept by board, node and field, and forgotten', () => {
    keepDraft(at('a'), typed('쓰던 글'));
    keepDraft({ ...at('a'), field: 'title' }, typed('제목'));
    keepDraft(at('a', 'other'), typed('남의 글'));
    expect(readDraft(at('a'))).toEqual({ ...at('a'), ...typed('쓰던 글') });
    expect(draftsOfBoard('board').map(({ field, text }) => [field, text])).toEqual([
      ['content', '쓰던 글'],
      ['title', '제목'],
    ]);
    forgetDraft(at('a'));
    expect(readDraft(at('a'))).toBeNull();
  });

  it.each(['', 'null', '{}', '[1]', '{"text":1}', 'no json', '{"text":"a","base":"b","tab":"c"}'])(
    'that was stored as %j is none',
    (stored) => {
      localStorage.setItem(keyOfDraft(at('a')), stored);
      expect(readDraft(at('a'))).toBeNull();
      expect(draftsOfBoard('board')).toEqual([]);
    },
  );

  it('knows whether the saved text is still the one that it began with', () => {
    expect(printOf('처음')).toBe(printOf('처음'));
    expect(printOf('처음')).not.toBe(printOf('처음 '));
    expect(printOf('ab')).not.toBe(printOf('ba'));
  });

  it('whose node is gone is too old after thirty days', () => {
    expect(isTooOld(typed(''), 1_000 + 29 * 86_400_000)).toBe(false);
    expect(isTooOld(typed(''), 1_001 + 30 * 86_400_000)).toBe(true);
  });
});

describe('drafts that were left behind', () => {
  it('are not those in whose field somebody types on this page, until it is left or over', async () => {
    takeDraft(at('typed'));
    keepDraft(at('typed'), typed('쓰는 글', 'mine'));
    expect(await findDrafts('board', 'mine')).toEqual([]);
    leaveDraft(at('typed'));
    expect(await findDrafts('board', 'mine')).toMatchObject([{ nodeId: 'typed' }]);
    takeDraft(at('typed'));
    discardDraft(at('typed'));
    keepDraft(at('typed'), typed('쓰는 글', 'mine'));
    expect(await findDrafts('board', 'mine')).toHaveLength(1);
  });

  it('are found once, told of, and taken by whoever goes on with them', async () => {
    keepDraft(at('a'), typed('쓰던 글'));
    let told = 0;
    const stop = onFoundDrafts(() => told++);
    expect(await findDrafts('board', 'mine')).toMatchObject([{ nodeId: 'a', text: '쓰던 글' }]);
    expect(told).toBe(1);
    expect(takeDraft(at('a'))).toMatchObject({ text: '쓰던 글' });
    expect(takeDraft(at('a'))).toBeNull();
    expect(readDraft(at('a'))).not.toBeNull();
    stop();
  });

  it('are forgotten for good when they are discarded', async () => {
    keepDraft(at('a'), typed('쓰던 글'));
    await findDrafts('board', 'mine');
    discardDraft(at('a'));
    expect(foundDraftsOf('board')).toEqual([]);
    expect(await findDrafts('board', 'mine')).toEqual([]);
  });

  it('include the one whose field has just vanished', () => {
    keepDraft(at('a'), typed('사라질 뻔한 말', 'mine'));
    leaveDraft(at('a'));
    leaveDraft(at('b'));
    expect(foundDraftsOf('board')).toMatchObject([{ nodeId: 'a', text: '사라질 뻔한 말' }]);
  });
});
