import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { catalogues } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticesList, ReadAllButton } from './NoticesList.tsx';
import { noticePath } from './place-path.ts';
import type { KnownNotices } from './use-notifications.ts';

beforeAll(() => {
  const { shell, common, notices } = catalogues;
  showWords('ko', { shell: shell.ko, common: common.ko, notices: notices.ko });
});

const nowhere = { canvasId: null, projectId: null, orgId: null, nodeId: null };
const notice = (more: Partial<Notification>): Notification => ({
  id: 'n',
  kind: 'ready',
  title: '첫 잔',
  detail: null,
  place: null,
  invitationId: null,
  people: [],
  count: 0,
  createdAt: '2020-01-01T00:00:00.000Z',
  readAt: null,
  ...more,
});

function draw(shown: ReactNode) {
  return drawn(<StaticRouter location="/">{shown}</StaticRouter>);
}
const show = (item: Notification) => draw(<NoticeItem item={item} onRead={() => {}} onOpen={() => {}} />);

describe('a notification', () => {
  it.each<[Partial<Notification>, string]>([
    [{ kind: 'ready' }, '‘첫 잔’ 읽기를 마쳤어요'],
    [{ kind: 'failed', detail: 'timeout' }, '‘첫 잔’ 읽기에 실패했어요읽는 데 너무 오래 걸려 멈췄어요.'],
    [{ kind: 'failed', detail: 'no such reason' }, '‘첫 잔’ 읽기에 실패했어요'],
    [{ kind: 'invited', title: '팀', detail: '지우' }, '지우님이 ‘팀’에 초대했어요'],
    [{ kind: 'joined', title: '팀', detail: null }, '다른 크리에이터님이 ‘팀’에 들어왔어요'],
    [{ title: '' }, '‘제목 없음’ 읽기를 마쳤어요'],
    [{ kind: 'replied', people: ['민지'], count: 1 }, '민지님이 ‘첫 잔’ 댓글에 답했어요'],
    [{ kind: 'replied', people: ['민지'], isGuest: true, count: 1 }, '손님 민지님이 ‘첫 잔’ 댓글에 답했어요'],
    [{ kind: 'replied', people: ['민지', '지우', '하루'], count: 4 }, '민지님 외 3명이 ‘첫 잔’ 댓글에 답했어요'],
    [{ kind: 'noted', people: [''], count: 1 }, '다른 크리에이터님이 ‘첫 잔’에 댓글을 남겼어요'],
  ])('%j says %s', (more, words) => expect(show(notice(more)).textContent).toContain(words));

  it('says that it is unread until it is read', () => {
    expect(show(notice({})).querySelector('[data-unread]')?.textContent).toContain('읽지 않음');
    expect(show(notice({ readAt: '2020-01-02T00:00:00.000Z' })).querySelector('[data-unread]')).toBeNull();
  });

  it('offers to take or decline an invitation only while it stands', () => {
    const buttons = (item: Notification) => [...show(item).querySelectorAll('button')].map((b) => b.textContent);
    expect(buttons(notice({ kind: 'invited', invitationId: 'i' }))).toEqual(['수락', '거절']);
    expect(buttons(notice({ kind: 'invited', invitationId: null }))).toEqual([]);
  });

  it.each<[Partial<NonNullable<Notification['place']>> | null, string | null]>([
    [{ canvasId: 'c', nodeId: 'n' }, '/canvas/c?node=n'],
    [{ canvasId: 'c' }, '/canvas/c'],
    [{ projectId: 'p', nodeId: 'n' }, '/projects/p/board?node=n'],
    [{ projectId: 'p' }, '/projects/p'],
    [{ orgId: 'o' }, '/orgs/o'],
    [{}, null],
    [null, null],
  ])('about %j leads to %s', (place, path) =>
    expect(noticePath(notice({ place: place && { ...nowhere, ...place } }))).toBe(path),
  );
});

describe('the notifications', () => {
  const list = (known: Partial<KnownNotices>) =>
    draw(<NoticesList notifications={{ data: undefined, error: null, ...known } as KnownNotices} onLeave={() => {}} />);

  it('stand there youngest first, or say that there are none, that they are coming, or that they are not', () => {
    const items = [notice({ id: 'b', title: '둘째 잔' }), notice({ id: 'a' })];
    const rows = [...list({ data: { unread: 2, items, hasMore: false } }).querySelectorAll('li')].map(
      (row) => row.textContent,
    );
    expect(rows).toEqual([expect.stringContaining('둘째 잔'), expect.stringContaining('첫 잔')]);
    expect(list({ data: { unread: 0, items: [], hasMore: false } }).textContent).toContain('새 소식이 없어요');
    expect(list({}).querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('불러오는 중');
    expect(list({ error: new Error('503: ') }).querySelector('button')?.textContent).toBe('다시 시도');
  });

  it('can be marked as read, all at once, while some are unread', () => {
    expect(draw(<ReadAllButton unread={2} />).textContent).toBe('모두 읽음으로');
    expect(draw(<ReadAllButton unread={0} />).textContent).toBe('');
  });
});
