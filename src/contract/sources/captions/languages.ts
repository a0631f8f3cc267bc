import type { LeftOut, LeftOutKind } from '../left-out-kinds.ts';
import type { Segment } from './segment.ts';

/** Captions of one language of several that a file holds. */
export interface Track {
  /** As the file tells it: 'ko-KR', 'kr', 'Korean', 'KRCC'. */
  language: string;
  segments: Segment[];
}

/** How the languages that are told apart are called where captions of theirs are left out. */
const SIGNS: readonly (readonly [LeftOutKind, RegExp])[] = [
  ['koreanCaptions', /^(?:ko|kr|kor|korean|한국어|한글|krcc|kocc|korcc)(?:$|[-_ ])/i],
  ['englishCaptions', /^(?:en|eng|english|us|영어|encc|engcc|egcc|uscc)(?:$|[-_ ])/i],
  ['japaneseCaptions', /^(?:ja|jp|jpn|japanese|일본어|jpcc|jacc)(?:$|[-_ ])/i],
  ['chineseCaptions', /^(?:zh|cn|chi|zho|chinese|중국어|cncc|zhcc|chcc)(?:$|[-_ ])/i],
];
const SAMPLE_SEGMENTS = 200;
const HANGUL_SHARE = 0.25;

function kindOf({ language, segments }: Track): LeftOutKind {
  const told = SIGNS.find(([, sign]) => sign.test(language.trim()))?.[0];
  if (told) return told;
  const sample = segments.slice(0, SAMPLE_SEGMENTS).map(({ text }) => text);
  const hangul = sample.join('').replace(/[^가-힣]+/g, '').length;
  return hangul > HANGUL_SHARE * sample.join('').length ? 'koreanCaptions' : 'otherCaptions';
}

/** The Korean track, else the first; and how many captions the others hold. */
export function chooseTrack(tracks: readonly Track[]): { segments: Segment[]; leftOut: LeftOut } {
  const told = tracks.filter(({ segments }) => segments.length > 0).map((track) => ({ ...track, kind: kindOf(track) }));
  const chosen = told.find(({ kind }) => kind === 'koreanCaptions') ?? told[0];
  const leftOut: LeftOut = {};
  for (const { kind, segments } of told.filter((one) => one !== chosen))
    leftOut[kind] = (leftOut[kind] ?? 0) + segments.length;
  return { segments: chosen?.segments ?? [], leftOut };
}
