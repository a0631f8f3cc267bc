import { afterEach, expect, it, vi } from 'vitest';
import { sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import { xrayOf } from '#contract/recipes/structure/xray.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { putBeatSheet } from './put-beat-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['ko', 'en'] as const)('the note is known as a beat sheet by what a chat gathers (%s)', async (language) => {
  vi.stubGlobal('window', new EventTarget());
  const video = textNode('film');
  const { editor } = await openTestBoard([video]);
  const segments = ['이거 모르면 손해입니다', '구독 부탁드려요'].map((text, i) => ({
    startSec: i * 100,
    endSec: i * 100 + 100,
    text,
  }));
  const note = putBeatSheet(editor, video.id, xrayOf(segments, null, 200), language);
  expect(note?.metadata['recipe']).toEqual({ id: 'beat-sheet', values: { minutes: 3 } });
  expect(note && sheetOf(note)?.reduce((sum, { sec }) => sum + sec, 0)).toBe(200);
});
