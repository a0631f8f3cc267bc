import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEditor } from './board-editor.ts';
import type { Entry } from './outbox.ts';
import { openTestBoard, TestServer, textNode } from './test-server.ts';
import { printOf } from './text-print.ts';
import type { TextSaveOutcome } from './texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const write = (content: string, id = 'a'): BoardChange => ({ do: 'patch-node', id, patch: { content } });
const note = () => ({ ...textNode('a'), content: '처음' });
function heardBy(editor: BoardEditor): TextSaveOutcome[] {
  const outcomes: TextSaveOutcome[] = [];
  editor.onTexts((told) => outcomes.push(...told));
  return outcomes;
}
const settle = () => vi.advanceTimersByTimeAsync(120_000);

describe('what becomes of a text that was saved here', () => {
  it('is told once the server has it', async () => {
    const { editor } = await openTestBoard([note()]);
    const outcomes = heardBy(editor);
    editor.commit([write('내 글')]);
    expect(outcomes).toEqual([]);
    await settle();
    expect(outcomes).toMatchObject([{ what: 'kept', nodeId: 'a', field: 'content', text: '내 글' }]);
  });

  it('a refused one is handed back when the board stands as the server has it', async () => {
    const { editor, server } = await openTestBoard([note()]);
    server.refuses = (change) => change.do === 'patch-node';
    const seen: unknown[] = [];
    editor.onTexts((outcomes) =>
      seen.push(
        ...outcomes.map((outcome) => [outcome.what, outcome.why, outcome.text, outcome.base]),
        editor.node('a')?.content,
      ),
    );
    editor.commit([write('내 글')]);
    await settle();
    expect(seen).toEqual([['lost', 'refused', '내 글', printOf('처음')], '처음']);
  });

  it('one whose node a colleague has removed is handed back', async () => {
    const { editor, server } = await openTestBoard([note()]);
    const outcomes = heardBy(editor);
    server.isDown = true;
    editor.commit([write('내 글')]);
    server.changeSilently({ do: 'remove-node', id: 'a' });
    await vi.advanceTimersByTimeAsync(5_000);
    server.isDown = false;
    await settle();
    expect(editor.node('a')).toBeUndefined();
    expect(outcomes).toMatchObject([{ what: 'lost', why: 'gone', text: '내 글' }]);
  });

  it('one whose board is gone is handed back, with all that waited', async () => {
    const { editor, server } = await openTestBoard([note(), textNode('b')]);
    const outcomes = heardBy(editor);
    server.isGone = true;
    editor.commit([write('내 글'), write('또 다른 글', 'b')]);
    await settle();
    expect(outcomes.map(({ why, text }) => [why, text])).toEqual([
      ['closed', '내 글'],
      ['closed', '또 다른 글'],
    ]);
  });
});

describe('two people who save one text at once', () => {
  it('lose neither: whoever comes later is handed what was replaced', async () => {
    const server = new TestServer([note()]);
    server.isDown = true;
    const { editor } = await openTestBoard(server);
    const outcomes = heardBy(editor);
    editor.commit([write('내 글')]);
    server.changeAsOther(write('동료의 글'));
    server.isDown = false;
    await settle();
    expect(editor.node('a')?.content).toBe('내 글');
    expect(outcomes).toMatchObject([
      { what: 'replaced', text: '동료의 글', base: printOf('처음') },
      { what: 'kept', text: '내 글' },
    ]);
    expect(server.board()).toEqual(editor.scene.board());
  });

  it('also when the colleague is read with the board instead of heard', async () => {
    const { editor, server } = await openTestBoard([note()]);
    const outcomes = heardBy(editor);
    server.isDown = true;
    editor.commit([write('내 글')]);
    editor.commit([write('내 글 둘')]);
    server.changeSilently(write('동료의 글'));
    server.sayReset();
    await vi.advanceTimersByTimeAsync(500);
    server.isDown = false;
    await settle();
    expect(outcomes.filter(({ what }) => what === 'replaced')).toMatchObject([{ text: '동료의 글' }]);
  });

  it('whoever comes first hears nothing, nor does one who saw it before', async () => {
    const { editor, server } = await openTestBoard([note()]);
    const outcomes = heardBy(editor);
    editor.commit([write('내 글')]);
    await settle();
    server.changeAsOther(write('동료의 글'));
    editor.commit([write('그 뒤의 글')]);
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { position: { x: 3, y: 3 } } });
    await settle();
    editor.undo();
    await settle();
    expect(outcomes.map(({ what }) => what)).toEqual(['kept', 'kept', 'kept']);
  });
});

describe('what an earlier page left unsent', () => {
  const left = async (over: (server: TestServer) => void): Promise<[BoardEditor, TestServer, TextSaveOutcome[]]> => {
    const server = new TestServer([note(), textNode('b')]);
    const kept = new Map<number, Entry>();
    server.isDown = true;
    const first = await openTestBoard(server, { kept });
    first.editor.commit([write('내 글')]);
    first.editor.commit([write('내 글 둘'), { do: 'patch-node', id: 'a', patch: { position: { x: 7, y: 7 } } }]);
    await vi.advanceTimersByTimeAsync(100);
    first.editor.close();
    over(server);
    server.isDown = false;
    const { editor } = await openTestBoard(server, { kept });
    const outcomes = heardBy(editor);
    await settle();
    return [editor, server, outcomes];
  };

  it('is sent when nobody has written there since', async () => {
    const [editor, server, outcomes] = await left(() => undefined);
    expect([editor.node('a')?.content, server.node('a')?.content]).toEqual(['내 글 둘', '내 글 둘']);
    expect(outcomes.every(({ what }) => what === 'kept')).toBe(true);
  });

  it('does not silently take the place of what a colleague has written since, and is handed back', async () => {
    const [editor, server, outcomes] = await left((one) => one.changeAsOther(write('동료의 새 글')));
    expect(editor.node('a')).toMatchObject({ content: '동료의 새 글', position: { x: 7, y: 7 } });
    expect(server.board()).toEqual(editor.scene.board());
    expect(outcomes.at(-1)).toMatchObject({ what: 'lost', why: 'outdated', text: '내 글 둘' });
  });
});
