import { describe, expect, it } from 'vitest';
import { beatSheetOf } from '#contract/recipes/structure/beat-sheet.ts';
import type { Beat, BeatKind, Xray } from '#contract/recipes/structure/beats.ts';
import { timelineOf, timelineOfSheet } from './timeline.ts';
import { readBeatSheet } from '#contract/recipes/structure/wired-sheet.ts';

const beat = (kind: BeatKind, startSec: number, endSec: number): Beat => ({
  kind,
  startSec,
  endSec,
  text: kind,
  reason: { ko: '', en: '' },
});
const xray: Xray = {
  durationSec: 120,
  hook: beat('hook', 4, 12),
  promise: beat('promise', 12, 20),
  firstProof: beat('proof', 30, 36),
  turns: [beat('turn', 50, 60)],
  sponsorSlots: [beat('sponsor', 70, 80)],
  callsToAction: [beat('call', 110, 120)],
  wordsPerMinute: [],
  questionsPerMinute: [],
  totals: { words: 0, questions: 0, wordsPerMinute: 0, questionsPerMinute: 0, spokenSec: 0 },
};
const kindsAt = ({ beats }: ReturnType<typeof timelineOf>) => beats.map(({ kind, startSec }) => [kind, startSec]);

describe('a beat sheet beside the recordings', () => {
  it.each(['ko', 'en'] as const)('stands as the recording that it was made from (%s)', (language) => {
    const sheet = timelineOfSheet(readBeatSheet(beatSheetOf(xray, { targetSec: 120, language })));
    expect(sheet.durationSec).toBe(120);
    expect(kindsAt(sheet)).toEqual(kindsAt(timelineOf(xray)));
  });

  it('leaves gaps for the matter, and tells what each beat is there for, or its name', () => {
    const rows = [
      { name: '훅', sec: 10, purpose: '궁금증' },
      { name: '본론 1', sec: 60, purpose: '내용' },
      { name: '사과 깎기', sec: 20, purpose: '' },
      { name: '구독 유도', sec: 5, purpose: '' },
    ];
    expect(timelineOfSheet(rows)).toEqual({
      durationSec: 95,
      beats: [
        { kind: 'hook', startSec: 0, endSec: 10, text: '궁금증' },
        { kind: 'call', startSec: 90, endSec: 95, text: '구독 유도' },
      ],
    });
  });

  it('is nothing without rows', () => expect(timelineOfSheet([])).toEqual({ durationSec: 0, beats: [] }));
});
