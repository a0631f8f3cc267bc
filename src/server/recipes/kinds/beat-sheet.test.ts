import { describe, expect, it } from 'vitest';
import type { ReadSource } from '#contract/recipes/recipe.ts';
import { readBeatSheet } from '#contract/recipes/structure/wired-sheet.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { keyless, noteOf, videoOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const beatSheet = writable['beat-sheet'];

const NOTE = noteOf('장은 주 1회, 배부른 시간에 본다.\n냉동 채소와 두부를 기본으로 담는다.');
const PLAIN = videoOf(
  '산책',
  Array.from({ length: 20 }, () => '강을 따라 걷는다.'),
);
const made = (sources: ReadSource[]) =>
  keyless(beatSheet, formOf(beatSheet, { minutes: 10 }), { sources, keywords: [] }, 'ko');

describe('a beat sheet of references without a structure in time', () => {
  it.each([
    ['texts', [NOTE]],
    ['a video in which nothing tells one', [PLAIN]],
  ])('has the usual parts in the length of the form, and says so: %s', (_, sources) => {
    const sheet = made(sources);
    expect(readBeatSheet(sheet).map(({ name, sec }) => [name, sec])).toEqual([
      ['훅', 30],
      ['약속', 42],
      ['본론', 348],
      ['첫 증거', 120],
      ['행동 유도', 60],
    ]);
    expect(sheet).toContain('흔히 쓰는 다섯 단계');
  });

  it('goes by a reference that has one', () => {
    const lines = Array.from({ length: 20 }, () => '강을 따라 걷는다.');
    const video = videoOf('산책', [
      '오늘은 산책이 좋은 이유 세 가지를 알려 드릴게요.',
      ...lines,
      '구독과 좋아요 부탁드려요.',
    ]);
    const sheet = made([NOTE, video]);
    expect(sheet).not.toContain('흔히 쓰는 다섯 단계');
    expect(readBeatSheet(sheet).map(({ name }) => name)).toContain('행동 유도');
  });
});
