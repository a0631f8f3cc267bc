import { beforeEach, describe, expect, it } from 'vitest';
import { tab as mine } from '../../editor/tab.ts';
import { printOf } from '../../editor/text-print.ts';
import { takeOutcomes } from './draft-outcomes.ts';
import {
  discardDraft,
  discardFound,
  findDrafts,
  foundDraftsOf,
  handDraft,
  leaveDraft,
  onFoundDrafts,
  releaseHanded,
  takeDraft,
} from './found-drafts.ts';
import { draftsOfBoard, forgetDraft, hasUnkept, isTooOld, keepDraft, keyOfDraft, readDraft } from './kept-drafts.ts';

const at = (nodeId: string, boardId = 'board') => ({ boardId, nodeId, field: 'content' as const });
const typed = (text: string, tab = 'closed') => ({
  text,
  base: printOf('처음'),
  tab,
  atMs: 1_000,
  whose: 'mine' as const,
});
const keyAt = (nodeId: string, tab = 'closed', boardId = 'board') =>
  keyOfDraft(at(nodeId, boardId), { tab, whose: 'mine' });

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
  for (const draft of foundDraftsOf('board')) discardFound(draft);
  releaseHanded('board');
});

describe('a draft', () => {
  it('is kept by board, node, field and tab, and forgotten', () => {
    keepDraft(at('a'), typed('쓰던 글'));
    keepDraft({ ...at('a'), field: 'title' }, { ...typed('제목'), atMs: 900 });
    keepDraft({ ...at('wire'), field: 'label' }, { ...typed('라벨'), atMs: 800 });
    keepDraft(at('a', 'other'), typed('남의 글'));
    expect(readDraft(keyAt('a'))).toEqual({ ...at('a'), ...typed('쓰던 글'), key: keyAt('a') });
    expect(draftsOfBoard('board').map(({ field, text }) => [field, text])).toEqual([
      ['content', '쓰던 글'],
      ['title', '제목'],
      ['label', '라벨'],
    ]);
    forgetDraft(keyAt('a'));
    expect(readDraft(keyAt('a'))).toBeNull();
  });

  it('of a page before tabs were told apart is read as well', () => {
    localStorage.setItem('board-draft:board:a:content', JSON.stringify({ text: '옛 글', base: '', tab: 't', atMs: 1 }));
    expect(draftsOfBoard('board')).toMatchObject([{ nodeId: 'a', text: '옛 글', whose: 'mine' }]);
  });

  it.each(['', 'null', '{}', '[1]', '{"text":1}', 'no json', '{"text":"a","base":"b","tab":"c"}'])(
    'that was stored as %j is none',
    (stored) => {
      localStorage.setItem(keyAt('a'), stored);
      expect(readDraft(keyAt('a'))).toBeNull();
      expect(draftsOfBoard('board')).toEqual([]);
    },
  );

  it('lives as long as the page where the browser has no room, and says that it would go with it', () => {
    keepDraft(at('a'), typed('들어간 글'));
    localStorage.setItem = () => {
      throw new Error('full');
    };
    keepDraft(at('a'), typed('들어간 글과 넘친 글'));
    expect(draftsOfBoard('board').map(({ text }) => text)).toEqual(['들어간 글과 넘친 글']);
    expect(hasUnkept()).toBe(true);
    forgetDraft(keyAt('a'));
    expect([draftsOfBoard('board'), hasUnkept()]).toEqual([[], false]);
  });

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
    keepDraft(at('typed'), typed('쓰는 글', mine));
    expect(await findDrafts('board', mine)).toEqual([]);
    leaveDraft(at('typed'));
    expect(await findDrafts('board', mine)).toMatchObject([{ nodeId: 'typed' }]);
    takeDraft(at('typed'));
    discardDraft(at('typed'));
    keepDraft(at('typed'), typed('쓰는 글', mine));
    expect(await findDrafts('board', mine)).toHaveLength(1);
  });

  it('are found once, told of, and taken by whoever goes on with them, as a draft of this tab', async () => {
    keepDraft(at('a'), typed('쓰던 글'));
    let told = 0;
    const stop = onFoundDrafts(() => told++);
    expect(await findDrafts('board', mine)).toMatchObject([{ nodeId: 'a', text: '쓰던 글' }]);
    expect(told).toBe(1);
    expect(takeDraft(at('a'))).toMatchObject({ text: '쓰던 글', base: printOf('처음') });
    expect(takeDraft(at('a'))).toBeNull();
    expect(readDraft(keyAt('a'))).toBeNull();
    expect(readDraft(keyAt('a', mine))).toMatchObject({ text: '쓰던 글', base: printOf('처음') });
    stop();
  });

  it('of two tabs on one note are both kept, and offered one after the other', async () => {
    keepDraft(at('a'), typed('첫 탭의 글', 'one'));
    keepDraft(at('a'), typed('둘째 탭의 글', 'two'));
    discardDraft(at('a'));
    expect((await findDrafts('board', mine)).map(({ text }) => text).toSorted()).toEqual([
      '둘째 탭의 글',
      '첫 탭의 글',
    ]);
    const taken = takeDraft(at('a'));
    expect(foundDraftsOf('board')).toHaveLength(1);
    expect(foundDraftsOf('board')[0]?.text).not.toBe(taken?.text);
  });

  it('are forgotten for good when they are discarded', async () => {
    keepDraft(at('a'), typed('쓰던 글'));
    for (const draft of await findDrafts('board', mine)) discardFound(draft);
    expect(foundDraftsOf('board')).toEqual([]);
    expect(await findDrafts('board', mine)).toEqual([]);
  });

  it('include the one whose field has just vanished', () => {
    keepDraft(at('a'), typed('사라질 뻔한 말', mine));
    leaveDraft(at('a'));
    leaveDraft(at('b'));
    expect(foundDraftsOf('board')).toMatchObject([{ nodeId: 'a', text: '사라질 뻔한 말' }]);
  });
});

describe('a text that was handed over', () => {
  const outcome = { nodeId: 'a', field: 'content', text: '저장한 글', base: printOf('처음') } as const;
  beforeEach(() => {
    takeDraft(at('a'));
    keepDraft(at('a'), typed('저장한 글 ', mine));
    handDraft(at('a'));
  });

  it('stays kept until the server has it', async () => {
    expect(await findDrafts('board', mine)).toEqual([]);
    expect(draftsOfBoard('board')).toHaveLength(1);
    takeOutcomes({ boardId: 'board' }, [{ ...outcome, what: 'kept' }]);
    expect(draftsOfBoard('board')).toEqual([]);
  });

  it('is offered when the server did not take it', () => {
    takeOutcomes({ boardId: 'board' }, [{ ...outcome, what: 'lost', why: 'refused' }]);
    expect(foundDraftsOf('board')).toMatchObject([
      { text: '저장한 글', base: printOf('처음'), whose: 'mine', isRefused: true },
    ]);
  });

  it('is found again when nobody has heard what became of it', async () => {
    releaseHanded('board');
    expect(await findDrafts('board', mine)).toHaveLength(1);
  });

  it('does not forget what is typed since', () => {
    takeDraft(at('a'));
    keepDraft(at('a'), typed('저장한 글', mine));
    takeOutcomes({ boardId: 'board' }, [{ ...outcome, what: 'kept' }]);
    expect(draftsOfBoard('board')).toHaveLength(1);
    discardDraft(at('a'));
  });

  it('that has replaced somebody else’s keeps theirs to choose from', () => {
    takeOutcomes({ boardId: 'board' }, [{ ...outcome, what: 'replaced', text: '동료의 글' }]);
    expect(foundDraftsOf('board')).toMatchObject([{ text: '동료의 글', whose: 'theirs' }]);
    expect(takeDraft(at('a'))).toBeNull();
    expect(foundDraftsOf('board')).toHaveLength(1);
    discardDraft(at('a'));
  });
});
