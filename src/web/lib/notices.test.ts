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
