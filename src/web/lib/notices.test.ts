import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices } from './notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('notices', () => {
  it('keep at most one: a new one takes the place of the last', () => {
    const notices = createNotices();
    notices.show({ tone: 'done', title: 'first' });
    notices.show({ tone: 'failed', title: 'second' });
    expect(notices.current().map((notice) => notice.title)).toEqual(['second']);
  });

  it('that only say that something is stored leave what tells of the whole where it stands, and show once it is closed', () => {
    const notices = createNotices();
    const echo = { tone: 'done', title: 'kept', isEcho: true } as const;
    const titles = () => notices.current().map(({ title }) => title);
    const id = notices.show({ tone: 'done', title: 'taken', tellsWhole: true });
    notices.show(echo);
    expect(titles()).toEqual(['taken']);
    notices.dismiss(id);
    notices.show(echo);
    expect(titles()).toEqual(['kept']);
    notices.show({ tone: 'undoable', title: 'deleted', action: { label: 'Undo', run: () => {} } });
    notices.show(echo);
    expect(titles()).toEqual(['kept']);
  });

  it('of what goes on by itself wait until a failure or a way back is closed, and of several the last is shown', () => {
    const notices = createNotices();
    const read = (title: string) => notices.show({ tone: 'failed', title, canWait: true });
    const titles = () => notices.current().flatMap(({ title, isOpen }) => (isOpen ? [title] : []));
    for (const held of [
      { tone: 'failed', title: 'held' },
      { tone: 'undoable', title: 'held', action: { label: 'Undo', run: () => {} } },
    ] as const) {
      const id = notices.show(held);
      read('page 1');
      read('page 2');
      expect(titles()).toEqual(['held']);
      notices.dismiss(id);
      expect(titles()).toEqual(['page 2']);
      read('page 3');
      expect(titles()).toEqual(['page 3']);
    }
    notices.show({ tone: 'done', title: 'made' });
    read('page 4');
    expect(titles()).toEqual(['page 4']);
    notices.dismiss();
    expect(titles()).toEqual([]);
  });

  it('that failed take the place of every other one', () => {
    const notices = createNotices();
    notices.show({ tone: 'done', title: 'taken', tellsWhole: true });
    notices.show({ tone: 'failed', title: 'failed' });
    expect(notices.current().map(({ title }) => title)).toEqual(['failed']);
  });

  it('stay in memory for 1,000,000 ms after they were closed', () => {
    const notices = createNotices();
    const id = notices.show({ tone: 'told', title: 'x' });
    notices.dismiss(id);
    expect(notices.current()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(999_999);
    expect(notices.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(notices.current()).toHaveLength(0);
  });

  it('tell their listeners of every change and of nothing else', () => {
    const notices = createNotices();
    const seen = vi.fn();
    const stop = notices.subscribe(seen);
    const id = notices.show({ tone: 'told', title: 'x' });
    notices.dismiss(id);
    notices.dismiss(id);
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
    notices.show({ tone: 'told', title: 'y' });
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('do not remove a newer notice when an older one is forgotten', () => {
    const notices = createNotices();
    notices.dismiss(notices.show({ tone: 'told', title: 'old' }));
    notices.show({ tone: 'told', title: 'new' });
    vi.advanceTimersByTime(1_000_000);
    expect(notices.current().map((notice) => notice.title)).toEqual(['new']);
  });
});
