import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { keepTyped } from '../../lib/stored.ts';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { useFoundDrafts } from './use-found-drafts.ts';

openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));

function Listening({ editor }: { editor: BoardEditor }) {
  useFoundDrafts(editor);
  return null;
}

it('a browser without room for drafts says so once', async () => {
  vi.stubGlobal('localStorage', {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { editor } = await openTestBoard([textNode('a')]);
  const notices = createNotices();
  const shown = vi.spyOn(notices, 'show');
  const close = await show(
    <NoticesContext value={notices}>
      <Listening editor={editor} />
    </NoticesContext>,
  );
  for (const text of ['남지 않는 글', '그 뒤의 글']) await act(async () => void keepTyped('draft', text));
  expect(shown.mock.calls.map(([{ title }]) => title)).toEqual(['쓰던 글을 이 기기에 남겨 둘 수 없어요']);
  await close();
});
