import { afterEach, expect, it, vi } from 'vitest';
import { sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import type { Xray } from '#contract/recipes/structure/beats.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { putBeatSheet } from './put-beat-sheet.ts';

const reason = { ko: '‘구독 부탁’이라고 시청자에게 부탁해요.', en: '“구독 부탁” asks the viewer for something.' };
const xray: Xray = {
  durationSec: 200,
  hook: null,
  promise: null,
  firstProof: null,
  turns: [],
  sponsorSlots: [],
  callsToAction: [{ kind: 'call', startSec: 100, endSec: 200, text: '구독 부탁드려요', reason }],
  wordsPerMinute: [],
  questionsPerMinute: [],
  totals: { words: 5, questions: 0, wordsPerMinute: 1.5, questionsPerMinute: 0, spokenSec: 200 },
};

afterEach(() => vi.unstubAllGlobals());

it.each(['ko', 'en'] as const)('the note is known as a beat sheet by what a chat gathers (%s)', async (language) => {
  vi.stubGlobal('window', new EventTarget());
  const video = textNode('film');
  const { editor } = await openTestBoard([video]);
  const note = putBeatSheet(editor, video.id, xray, language);
  expect(note?.metadata['recipe']).toEqual({ id: 'beat-sheet', values: { minutes: 3 } });
  expect(note && sheetOf(note)?.reduce((sum, { sec }) => sum + sec, 0)).toBe(200);
});
