import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Anchor, Commenter, Thread } from '#contract/comments/comments.schema.ts';
import { Panels, PanelsContext } from '../board-context/panels.ts';
import { openTestBoard, textNode } from '../editor/test-server.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { named, openTestPage, press, pressKey, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const id = (n: number) => `019d0000-0000-7000-8000-00000000000${n}`;
const at = '2026-11-29T00:00:00.000Z';
const [ME, OTHER] = [id(1), id(2)];
const person = (one: string, firstName: string): Commenter => ({
  id: one,
  firstName,
  lastName: null,
  profileImageUrl: null,
  isHere: true,
  role: one === ME ? 'owner' : 'viewer',
  email: null,
});
const people = new Map([ME, OTHER].map((one, i) => [one, person(one, i === 0 ? '한서연' : '김지우')]));

/** A thread on words of a note, the first of `count` open ones, and what is asked of it. */
async function open(content = '원두 탓이 아니에요.', isWhole = false, count = 1) {
  const nodeId = id(7);
  const { editor } = await openTestBoard([{ ...textNode(nodeId), content }]);
  const anchor: Anchor = {
    on: 'text',
    nodeId,
    start: 0,
    quote: { exact: '원두 탓이 아니에요.', prefix: '', suffix: '' },
  };
  const thread: Thread = {
    id: id(8),
    anchor,
    nodeTitle: '대본',
    internal: false,
    createdBy: ME,
    createdAt: at,
    lastAt: at,
    resolvedAt: null,
    resolvedBy: null,
    readSeq: 1,
    watch: null,
    comments: [
      {
        id: id(9),
        seq: 1,
        authorId: ME,
        body: '어때요?',
        editedAt: null,
        deletedAt: null,
        createdAt: at,
        reactions: [],
      },
    ],
  };
  const asked: unknown[] = [];
  const comments = {
    list: {
      seq: 1,
      threads: Array.from({ length: count }, (_, i) => (i === 0 ? thread : { ...thread, id: id(20 + i) })),
      people: [...people.values()],
      guests: [],
      me: ME,
      hasGuests: false,
      may: { comment: true, resolve: true, remove: true, inside: false, follow: true, invite: true },
    },
    people,
    labels: new Map(Array.from(people, ([one, { firstName }]) => [one, firstName ?? ''])),
    nameBy: (one: string | null) => people.get(one ?? '')?.firstName ?? '',
    me: ME,
    isGuest: false,
    hasGuestIn: () => false,
    resolve: async (...given: unknown[]) => void asked.push(['resolve', ...given]),
  };
  const { CommentThread } = await import('./CommentThread.tsx');
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={createNotices()}>
        <PanelsContext value={new Panels()}>
          <CommentThread
            editor={editor}
            comments={comments as unknown as Parameters<typeof CommentThread>[0]['comments']}
            thread={thread}
            anchor={anchor}
            isWhole={isWhole}
            onBegin={async () => undefined}
            onClose={() => asked.push('close')}
            onWalk={(by) => asked.push(by)}
            onAttach={(one) => asked.push(['attach', one.id])}
            onBoard={(one) => asked.push(['board', one.id])}
          />
        </PanelsContext>
      </NoticesContext>
    </QueryClientProvider>,
  );
  return asked;
}

const key = (code: string, held: object = {}) => pressKey(named('button', '닫기'), code, code, held);

describe('a thread on a telephone', () => {
  it('says what it is about and leads there', async () => {
    const asked = await open(undefined, true);
    expect(named('button', '보드에서').parentElement?.textContent).toContain(id(7));
    await press(named('button', '보드에서'));
    expect(asked).toEqual([['board', id(8)]]);
  });

  it('says which of the open ones it is, leads to the next and the one before, and is resolved below what was said', async () => {
    const asked = await open(undefined, true, 12);
    expect(page.body.textContent).toContain('열린 댓글 12개 중 1번째');
    await press(named('button', '다음 댓글'));
    await press(named('button', '이전 댓글'));
    await press(named('button', '해결'));
    expect(asked).toEqual([1, -1, ['resolve', id(8), true]]);
  });

  it('that is the only open one has no other to lead to', async () => {
    await open(undefined, true);
    expect(page.body.textContent).toContain('열린 댓글 1개 중 1번째');
    expect(named('button', '다음 댓글').hasAttribute('disabled')).toBe(true);
  });
});

describe('an open thread', () => {
  it('is walked from and resolved by its keys, and its last own comment is edited', async () => {
    const asked = await open();
    await key('KeyN');
    await key('KeyP');
    await key('KeyR', { shiftKey: true });
    expect(asked).toEqual([1, -1, ['resolve', id(8), true], 'close']);
    await key('KeyE');
    expect(named('textarea', '수정').textContent).toBe('어때요?');
  });

  it('is attached again once its words are gone, and not before', async () => {
    await open();
    expect(page.body.textContent).not.toContain('다시 붙이기');
    await close();
    const asked = await open('모두 새로 쓴 글이에요.');
    expect(page.body.textContent).toContain('글이 바뀌어 댓글 단 곳을 찾을 수 없어요');
    await press(named('button', '다시 붙이기'));
    expect(asked).toEqual([['attach', id(8)]]);
  });
});
