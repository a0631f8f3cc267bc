import { describe, expect, it } from 'vitest';
import { isForPrograms, readCaptions } from './read-captions.ts';

const told = (json: string) => {
  const captions = readCaptions(json);
  return captions?.segments.map(
    ({ start, end, speaker, text }) => `${start}-${end} ${speaker === undefined ? '' : `${speaker}: `}${text}`,
  );
};
describe('JSON of a recogniser', () => {
  const said = ['0-4.2 안녕하세요.', '5-9.84 물은 92도입니다.'];
  it.each([
    [
      'Whisper, with its tokens',
      '{"text":" 안녕하세요. 물은 92도입니다.","segments":[{"id":0,"seek":0,"start":0,"end":4.2,"text":" 안녕하세요.","tokens":[50364,1],"no_speech_prob":0.01},{"id":1,"seek":0,"start":5,"end":9.84,"text":" 물은 92도입니다.","tokens":[1,2],"no_speech_prob":0.01}],"language":"ko"}',
    ],
    [
      'whisper.cpp',
      '{"result":{"language":"ko"},"transcription":[{"timestamps":{"from":"00:00:00,000","to":"00:00:04,200"},"offsets":{"from":0,"to":4200},"text":" 안녕하세요."},{"timestamps":{"from":"00:00:05,000","to":"00:00:09,840"},"text":" 물은 92도입니다."}]}',
    ],
    [
      'Hugging Face',
      '{"chunks":[{"timestamp":[0,4.2],"text":" 안녕하세요."},{"timestamp":[5,9.84],"text":" 물은 92도입니다."}]}',
    ],
    ['segments alone', '[{"start":0,"end":4.2,"text":"안녕하세요."},{"start":5,"end":9.84,"text":"물은 92도입니다."}]'],
    [
      'with how long each lasts',
      '[{"start":0,"duration":4.2,"text":"안녕하세요."},{"start":5,"duration":4.84,"text":"물은 92도입니다."}]',
    ],
    [
      'that counts milliseconds without a word about it',
      '{"segments":[{"start":0,"end":4200,"text":"안녕하세요.","words":[[0,4200,"안녕하세요."]]},{"start":5000,"end":9840,"text":"물은 92도입니다."}]}',
    ],
    [
      'with clocks',
      '[{"sentence":"안녕하세요.","startTime":"00:00","endTime":"00:04.2"},{"sentence":"물은 92도입니다.","startTime":"0:05","endTime":"0:09.84"}]',
    ],
    [
      'of the podcast standard',
      '{"version":"1.0.0","segments":[{"startTime":0,"endTime":4.2,"body":"안녕하세요."},{"startTime":5,"endTime":9.84,"body":"물은 92도입니다."}]}',
    ],
    [
      'of YouTube',
      '{"events":[{"tStartMs":0,"dDurationMs":4200,"segs":[{"utf8":"안녕하세요."}]},{"tStartMs":5000,"dDurationMs":4840,"segs":[{"utf8":"물은 92도"},{"utf8":"입니다."}]}]}',
    ],
  ])('has its phrases: %s', (_by, json) => expect(told(json)).toEqual(said));

  it.each<[string, string, string[]]>([
    [
      'WhisperX',
      '{"segments":[{"start":0.1,"end":0.9,"text":" Hello there.","speaker":"SPEAKER_00","words":[{"word":"Hello","start":0.1,"end":0.4}]},{"start":2,"end":2.4,"text":" Hi.","speaker":"SPEAKER_01","words":[]}],"word_segments":[{"word":"Hello","start":0.1,"end":0.4},{"word":"there.","start":0.4,"end":0.9},{"word":"Hi.","start":2,"end":2.4}]}',
      ['0.1-0.9 SPEAKER_00: Hello there.', '2-2.4 SPEAKER_01: Hi.'],
    ],
    [
      'Deepgram',
      '{"results":{"channels":[{"alternatives":[{"transcript":"Hello there. Hi.","words":[{"punctuated_word":"Hello","start":0.1,"end":0.4},{"punctuated_word":"there.","start":0.4,"end":0.9},{"punctuated_word":"Hi.","start":2,"end":2.4}],"paragraphs":{"paragraphs":[{"speaker":0,"sentences":[{"text":"Hello there.","start":0.1,"end":0.9}]},{"speaker":1,"sentences":[{"text":"Hi.","start":2,"end":2.4}]}]}}]}]}}',
      ['0.1-0.9 Speaker 0: Hello there.', '2-2.4 Speaker 1: Hi.'],
    ],
    [
      'AssemblyAI',
      '{"words":[{"text":"Hello","start":100,"end":400},{"text":"there.","start":400,"end":900},{"text":"Hi.","start":2000,"end":2400}],"utterances":[{"start":100,"end":900,"text":"Hello there.","speaker":"A"},{"start":2000,"end":2400,"text":"Hi.","speaker":"B"}]}',
      ['0.1-0.9 A: Hello there.', '2-2.4 B: Hi.'],
    ],
    [
      'Azure',
      '{"phrases":[{"offsetMilliseconds":100,"durationMilliseconds":800,"text":"Hello there.","speaker":1,"words":[{"text":"Hello","offsetMilliseconds":100,"durationMilliseconds":300}]},{"offsetMilliseconds":2000,"durationMilliseconds":400,"text":"Hi.","speaker":2}]}',
      ['0.1-0.9 Speaker 1: Hello there.', '2-2.4 Speaker 2: Hi.'],
    ],
    [
      'Azure in batches',
      '{"recognizedPhrases":[{"speaker":1,"offset":"PT1M0.1S","duration":"PT0.8S","nBest":[{"display":"Hello there."},{"display":"Hallo there."}]}]}',
      ['60.1-60.9 Speaker 1: Hello there.'],
    ],
    [
      'Google',
      '{"results":[{"alternatives":[{"transcript":"Hello there.","words":[{"startTime":"0.100s","endTime":"0.400s","word":"Hello"}]},{"transcript":"Hallo"}],"resultEndTime":"0.900s"},{"alternatives":[{"transcript":" Hi."}],"resultEndTime":"2.400s"}]}',
      ['0.1-0.9 Hello there.', '0.9-2.4 Hi.'],
    ],
    [
      'AWS',
      '{"results":{"transcripts":[{"transcript":"Hello there. Hi."}],"items":[{"type":"pronunciation","start_time":"0.1","end_time":"0.4","alternatives":[{"content":"Hello"}],"speaker_label":"spk_0"},{"type":"pronunciation","start_time":"0.4","end_time":"0.9","alternatives":[{"content":"there"}],"speaker_label":"spk_0"},{"type":"punctuation","alternatives":[{"content":"."}]},{"type":"pronunciation","start_time":"2.0","end_time":"2.4","alternatives":[{"content":"Hi"}],"speaker_label":"spk_1"}]}}',
      ['0.1-0.9 spk_0: Hello there.', '2-2.4 spk_1: Hi'],
    ],
    [
      'CLOVA Speech',
      '{"segments":[{"start":100,"end":2900,"text":"안녕하세요.","speaker":{"label":"1","name":"하늘"},"words":[[100,2900,"안녕하세요."]]},{"start":3000,"end":9840,"text":"네.","speaker":{"label":"2","name":""}}]}',
      ['0.1-2.9 하늘: 안녕하세요.', '3-9.84 Speaker 2: 네.'],
    ],
    [
      'RTZR',
      '{"results":{"utterances":[{"start_at":4737,"duration":2360,"msg":"안녕하세요.","spk":0},{"start_at":8197,"duration":3280,"msg":"네.","spk":1}]}}',
      ['4.737-7.097 Speaker 0: 안녕하세요.', '8.197-11.477 Speaker 1: 네.'],
    ],
    [
      'rev.ai',
      '{"monologues":[{"speaker":0,"elements":[{"type":"text","value":"Hello","ts":0.1,"end_ts":0.4},{"type":"punct","value":" "},{"type":"text","value":"there","ts":0.4,"end_ts":0.9},{"type":"punct","value":"."}]}]}',
      ['0.1-0.9 Speaker 0: Hello there.'],
    ],
    [
      'words alone',
      '{"text":"Hello there. Hi.","words":[{"word":"Hello","start":0.1,"end":0.4},{"word":"there.","start":0.4,"end":0.9},{"word":"Hi.","start":2,"end":2.4}]}',
      ['0.1-0.9 Hello there.', '2-2.4 Hi.'],
    ],
    [
      'Premiere Pro',
      '{"segments":[{"start":0.1,"duration":0.8,"speaker":"a-1","words":[{"text":"Hello","start":0.1,"duration":0.3,"type":"word"},{"text":"there.","start":0.4,"duration":0.5,"type":"word"}]}],"speakers":[{"id":"a-1","name":"Jane"}]}',
      ['0.1-0.9 Jane: Hello there.'],
    ],
  ])('has its phrases and who says them: %s', (_by, json, lines) => expect(told(json)).toEqual(lines));

  it('whose few words take long counts seconds', () => {
    const json = '{"segments":[{"start":0,"end":30,"text":"네"},{"start":900,"end":930,"text":"끝"}]}';
    expect(told(json)).toEqual(['0-30 네', '900-930 끝']);
  });
});

it.each([
  ['settings', '{"name":"x","scripts":{"start":"node ."},"text":"a"}'],
  ['a calendar', '[{"start":"2024-01-01T10:00:00Z","end":"2024-01-01T11:00:00Z","text":"회의"}]'],
  ['a chat', '[{"role":"user","content":"안녕","time":1710000000}]'],
  ['a board', '{"nodes":[{"id":"1","text":"x","x":0,"y":0}],"edges":[{"from":"a","to":"b","text":"x"}]}'],
  ['a shape', '{"type":"Feature","coordinates":[[1,2],[3,4]]}'],
])('JSON that is %s holds no transcript, and is written for programs', (_what, json) => {
  expect(readCaptions(json)).toBeNull();
  expect(isForPrograms(json)).toBe(true);
});

it.each(['{"events":', '[음악] 노래가 나온다', '{지문} 문을 연다', '<기생충>을 봤다', '[00:01] 말'])(
  '%j is written for readers',
  (text) => {
    expect(isForPrograms(text)).toBe(false);
  },
);
