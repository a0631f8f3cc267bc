import { expect, it } from 'vitest';
import { recordingOf } from './recording.ts';

const url = '/api/files/01890000-0000-7000-8000-000000000001';

it.each([
  [
    { recording: url, media: 'audio' },
    { url, media: 'audio' },
  ],
  [
    { recording: url, media: 'video' },
    { url, media: 'video' },
  ],
  [{ recording: url, media: 'film' }, null],
  [{ recording: 'https://elsewhere.example/a.mp4', media: 'video' }, null],
  [{ recording: `${url}/../../x`, media: 'video' }, null],
  [{ media: 'video' }, null],
  [{}, null],
])('%j tells of the recording %j', (facts, told) => {
  expect(recordingOf(facts)).toEqual(told);
});
