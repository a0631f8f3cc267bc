import { act, useEffect } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Anchor, Thread } from '#contract/comments/comments.schema.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { openTestPage, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import type { Comments } from './use-comments.ts';

openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

it('offers in its notice to bring a thread back to where it was', async () => {
  const { useAttach } = await import('./AttachBar.tsx');
  const [before, after] = ['a', 'b'].map((nodeId): Anchor => ({ on: 'node', nodeId }));
  const sent: unknown[] = [];
  const comments = { attach: async (...asked: unknown[]) => void sent.push(asked) } as unknown as Comments;
  const notices = createNotices();
  const held: { attach?: ReturnType<typeof useAttach> } = {};
  function Attaching() {
    const attach = useAttach(comments);
    useEffect(() => void (held.attach = attach));
    return null;
  }
  close = await show(
    <NoticesContext value={notices}>
      <Attaching />
    </NoticesContext>,
  );
  await act(async () => held.attach?.begin({ id: 'thread', anchor: before } as Thread));
  await act(async () => held.attach?.to(after!));
  const [notice] = notices.current();
  expect(notice).toMatchObject({ tone: 'undoable', title: '댓글을 다시 붙였어요', action: { label: '되돌리기' } });
  notice?.action?.run();
  expect(sent).toEqual([
    ['thread', after],
    ['thread', before],
  ]);
});
