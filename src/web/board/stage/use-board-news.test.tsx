import { afterEach, beforeAll, expect, it } from 'vitest';
import type { BoardChange } from '#contract/board/changes.ts';
import { ApiError } from '../../lib/api.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { named, openTestPage, press, show } from '../../recipes/test-screen.ts';
import { SHOWN_IN_PLACE } from '../../ui/shown-in-place.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import type { EditorNews } from '../../editor/board-editor.ts';
import { textNode } from '../../editor/test-server.ts';
import { useBoardNews } from './use-board-news.ts';

openTestPage();
beforeAll(() => showWords('en', wordsOf('en')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

function Board({ news }: { news: EditorNews }) {
  const tell = useBoardNews();
  return (
    <button type="button" onClick={() => tell(news)}>
      말하기
    </button>
  );
}

async function said(news: EditorNews): Promise<[string, string | undefined][]> {
  const notices = createNotices();
  await close();
  close = await show(
    <NoticesContext value={notices}>
      <Board news={news} />
    </NoticesContext>,
  );
  await press(named('button', '말하기'));
  return notices.current().map(({ title, text }) => [title, text]);
}

const inUse = new ApiError(
  400,
  'Bad Request',
  JSON.stringify({ code: 'in-use', message: 'Somebody is writing in this node.', requestId: 'r' }),
);
const refused = (change: BoardChange, error: unknown, ofGroup = false): EditorNews => ({
  what: 'refused',
  changes: [change],
  error,
  ofGroup,
  wires: [],
});

it.each<[string, EditorNews, string, string]>([
  [
    'a text that was taken',
    { what: 'kept', subject: 'text' },
    'Node Updated',
    'Text node has been updated successfully.',
  ],
  [
    'a save that failed',
    { what: 'unsaved', error: new Error() },
    'Save Failed',
    'Failed to save your changes. Please try again.',
  ],
  [
    'a board that the server cannot store',
    { what: 'held', isHeld: true },
    'This board cannot be saved',
    'You can only view it until saving works again. What was not saved stays on this device and is sent again.',
  ],
  [
    'that records were passed over',
    { what: 'damaged', count: 2 },
    '2 items could not be read and were left out',
    'Everything else works as before.',
  ],
  [
    'a node that was refused',
    refused({ do: 'add-node', node: textNode('n') }, new Error()),
    'Creation Failed',
    'Failed to create node. Please try again.',
  ],
  [
    'the size of a group that was refused',
    refused({ do: 'patch-node', id: 'g', patch: { size: { width: 300, height: 300 } } }, new Error(), true),
    'Size Update Failed',
    'Failed to save group size. Please try again.',
  ],
  [
    'a deletion that was refused, in the server’s own sentence',
    refused({ do: 'remove-node', id: 'n' }, inUse),
    'Delete Failed',
    inUse.sentence ?? '',
  ],
])('%s is said', async (_, news, title, text) => {
  expect(text).not.toBe('');
  expect(await said(news)).toEqual([[title, text]]);
});

it('a group that was changed is said', async () => {
  expect((await said({ what: 'kept', subject: 'group' })).map(([title]) => title)).toEqual(['Group Updated']);
});

it('a text that is seen where it was edited is not told of, a group is', async () => {
  const shown = document.createElement('section');
  shown.setAttribute(SHOWN_IN_PLACE, '');
  document.body.append(shown);
  expect(await said({ what: 'kept', subject: 'text' })).toEqual([]);
  expect(await said({ what: 'kept', subject: 'group' })).toHaveLength(1);
  shown.remove();
});

it('nothing is said of a save that failed because nobody is signed in any more, or the board is gone', async () => {
  for (const status of [401, 404])
    expect(await said({ what: 'unsaved', error: new ApiError(status, '', '') })).toEqual([]);
});
