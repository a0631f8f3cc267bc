import { expect, it, vi } from 'vitest';
import { PRESENCE_MS } from '#contract/live/presence.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { Camera } from '../editor/camera.ts';
import { openTestPage } from '../recipes/test-screen.ts';
import { hearFrame, NOBODY } from './peers.ts';
import type { PresenceRoom } from './room.ts';
import { tellOwn } from './tell-own.ts';

const page = openTestPage();

it('says at once in which card one writes who has begun before presence had come', () => {
  vi.useFakeTimers();
  page.body.innerHTML = '<div data-id="note"><textarea></textarea></div>';
  const field = page.body.querySelector('textarea');
  Object.defineProperty(page.window.document, 'activeElement', { value: field, configurable: true });
  const tab = (peer: string) => ({ peer, key: peer, name: peer, colour: 0 });
  const peers = hearFrame(NOBODY, { say: 'peers', boardId: 'board', self: 'own', in: [tab('own'), tab('mate')] }, 0);
  const said: object[] = [];
  const room = {
    peers,
    isAlone: () => false,
    isHeard: () => true,
    say: (request: object) => void said.push(request),
    subscribe: () => () => undefined,
    followAgain: () => undefined,
  } as unknown as PresenceRoom;
  const editor = {
    boardId: 'board',
    camera: new Camera(),
    writing: {},
    selection: () => new Set(),
    onDraw: () => () => undefined,
    node: (id: string) => (id === 'note' ? {} : undefined),
  } as unknown as BoardEditor;
  const stop = tellOwn(editor, room);
  vi.advanceTimersByTime(PRESENCE_MS);
  expect(said).toMatchObject([{ do: 'here', edit: 'note' }]);
  stop();
  vi.useRealTimers();
});
