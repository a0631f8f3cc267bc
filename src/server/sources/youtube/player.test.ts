import { describe, expect, it } from 'vitest';
import { pickTrack } from './player.ts';

describe('the choice of a track', () => {
  const track = (languageCode: string, kind?: string) => ({ baseUrl: '/x', languageCode, ...(kind && { kind }) });
  it.each([
    ['Korean by people first', [track('en'), track('ko', 'asr'), track('ko')], { languageCode: 'ko' }],
    [
      'Korean by machine before English by people',
      [track('en'), track('ko', 'asr')],
      { languageCode: 'ko', kind: 'asr' },
    ],
    [
      'English by people before English by machine',
      [track('en', 'asr'), track('en-GB'), track('ja')],
      { languageCode: 'en-GB' },
    ],
    ['any by people before any by machine', [track('fr', 'asr'), track('ja')], { languageCode: 'ja' }],
    [
      'what answers before what is gated',
      [{ ...track('ko'), baseUrl: '/x?exp=xpe' }, track('en', 'asr')],
      { languageCode: 'en' },
    ],
  ])('is %s', (_name, tracks, expected) => {
    expect(pickTrack(tracks)).toMatchObject(expected);
  });

  it('follows the order that is asked for, and takes no other language unless any will do', () => {
    const tracks = [track('ko'), track('en'), track('ja')];
    expect(pickTrack(tracks, ['ja', 'any'])?.languageCode).toBe('ja');
    expect(pickTrack(tracks, ['fr', 'any', 'ko'])?.languageCode).toBe('en');
    expect(pickTrack(tracks, ['fr'])).toBeNull();
  });
});
