import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { openCitation, showEvidence } from './show-evidence.ts';
import { Panels } from '../../board-context/panels.ts';

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
});
afterEach(() => vi.unstubAllGlobals());

const video: BoardNode = { ...textNode('video'), type: 'youtube_transcript', metadata: { videoId: 'maruReplay1' } };
const film: BoardNode = {
  ...textNode('film'),
  type: 'file',
  metadata: { media: 'video', recording: '/api/files/01900000-0000-7000-8000-000000000001' },
};
const cited = (nodeId: string, startSec: number | null) => ({ nodeId, passageId: 'p', quote: '말', startSec });

async function open(...nodes: BoardNode[]) {
  const { editor } = await openTestBoard(nodes);
  const panels = new Panels();
  return { editor, panels, show: showEvidence.bind(null, { editor, board: editor, panels }) };
}

it.each([
  ['video', video, 252, 250],
  ['film', film, 1, 0],
])('plays a cited second of a %s on its card, from two seconds before', async (id, node, sec, from) => {
  const { editor, show } = await open(node);
  show(cited(id, sec));
  expect(editor.playing.read()).toMatchObject({ nodeId: id, startSec: from });
  expect(editor.evidence()).toMatchObject({ nodeId: id, passageId: 'p', isOnCard: true });
});

it('leaves it to the reader where the card cannot be seen, has no player, or is somebody else’s file', async () => {
  const { editor, panels, show } = await open(video, film, textNode('text'));
  const readerPlays = () => [editor.playing.read(), editor.evidence()?.isOnCard];
  editor.playing.start('film');
  show(cited('text', 10));
  expect(readerPlays()).toEqual([null, false]);
  show({ ...cited('video', 10), fileId: 'f' });
  expect(readerPlays()).toEqual([null, false]);
  panels.open({ what: 'full', nodeId: 'chat' });
  show(cited('video', 10));
  expect(readerPlays()).toEqual([null, false]);
  panels.close();
  isWide = false;
  show(cited('video', 10));
  expect(readerPlays()).toEqual([null, false]);
});

it('does not stop what plays for a passage without a second', async () => {
  const { editor, show } = await open(video, textNode('page'));
  editor.playing.start('video', 4);
  show(cited('page', null));
  expect(editor.playing.read()).toMatchObject({ nodeId: 'video', startSec: 4 });
});

it('can be led back to what played before, and ends with its card', async () => {
  const { editor, show } = await open(video, film);
  editor.playing.start('film', 3);
  const back = editor.playing.remember();
  show(cited('video', 10));
  back();
  expect(editor.playing.read()).toMatchObject({ nodeId: 'film', startSec: 3 });
  editor.commit([{ do: 'remove-node', id: 'film' }]);
  expect(editor.playing.read()).toBe(null);
});

const aCitation = (known: Partial<Citation>): Citation => ({
  mark: 1,
  passageId: 'p',
  sourceId: 's',
  nodeId: 'gone',
  kind: 'text',
  title: '메모',
  quote: '말',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: null,
  ...known,
});

describe('what a chat cites of a note', () => {
  beforeEach(() => {
    vi.stubGlobal('document', parseHTML('<body></body>').document);
    vi.stubGlobal('location', { pathname: '/canvas/1' });
    vi.stubGlobal('CSS', { escape: String });
  });

  it('is shown within it, until something else is', async () => {
    const { editor, panels } = await open(textNode('note'), textNode('chat'), video);
    editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
    const around = { editor, board: editor, panels };
    expect(openCitation(around, aCitation({ nodeId: 'note', quote: '볶은 날짜' }), 'chat')).toBe(true);
    expect(editor.quoted.of('note')).toEqual({ nodeId: 'note', quote: '볶은 날짜' });
    expect(editor.quoted.of('chat')).toBe(null);
    openCitation(around, aCitation({ nodeId: 'video', kind: 'youtube' }), 'chat');
    expect(editor.quoted.of('note')).toBe(null);
  });

  it('is shown in the note that is opened over a chat on a telephone', async () => {
    isWide = false;
    const { editor, panels } = await open(textNode('note'), textNode('chat'));
    openCitation({ editor, board: editor, panels }, aCitation({ nodeId: 'note' }), 'chat');
    expect(panels.read().panel).toEqual({ what: 'full', nodeId: 'note' });
    expect(editor.quoted.of('note')).not.toBe(null);
  });
});

describe('what a chat cites, once its card has left the board', () => {
  it.each(['text', 'youtube', 'website'] as const)('is said to be gone: %s', async (kind) => {
    const { editor, panels } = await open(textNode('chat'));
    expect(openCitation({ editor, board: editor, panels }, aCitation({ kind }), 'chat')).toBe(false);
    expect(editor.evidence()).toBe(null);
  });
});
