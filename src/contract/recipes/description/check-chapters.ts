import type { Finding } from '../../base/finding.ts';
import { chapterLinesOf, formatChapterTime, readAsChapters, type ChapterLine } from './chapter-lines.ts';
import { YOUTUBE } from './youtube-limits.ts';

export type ChapterRule =
  | 'chapter-time'
  | 'chapter-first'
  | 'chapter-count'
  | 'chapter-order'
  | 'chapter-length'
  | 'chapter-end'
  | 'chapter-title';

type ChapterFinding = Finding<ChapterRule>;
type Words = ChapterFinding['words'];

/** Of a text full of times the first faults are told. */
const MOST_FINDINGS = 100;
const { chapters: LEAST, chapterSec: LEAST_SEC } = YOUTUBE;

const words = {
  time: (written: string, meant: string): Words => ({
    ko: `‘${written}’ 표기는 YouTube가 시간으로 읽지 못해요. ${meant}처럼 적어 주세요.`,
    en: `YouTube does not read “${written}” as a time. Write it like ${meant}.`,
  }),
  first: (time: string): Words => ({
    ko: `첫 챕터가 ${time}에 시작해요. 00:00으로 바꾸지 않으면 YouTube가 챕터를 하나도 만들지 않아요.`,
    en: `The first chapter starts at ${time}. Make it 00:00, or YouTube makes no chapters at all.`,
  }),
  count: (count: number): Words => ({
    ko: `챕터가 ${count}개예요. YouTube는 ${LEAST}개부터 보여 주니 더 나눠 주세요.`,
    en: `There ${count === 1 ? 'is 1 chapter' : `are ${count} chapters`}. YouTube needs at least ${LEAST}: divide the video further.`,
  }),
  order: (time: string, before: string): Words => ({
    ko: `${time} 챕터가 ${before} 뒤에 있어요. 시간이 뒤로 갈수록 커지게 순서를 바꿔 주세요.`,
    en: `The chapter at ${time} comes after ${before}. Put the chapters in rising order.`,
  }),
  length: (time: string, seconds: number): Words => ({
    ko: `${time} 챕터가 ${seconds}초뿐이에요. 챕터마다 ${LEAST_SEC}초 이상이 되게 시간을 옮기거나 합쳐 주세요.`,
    en: `The chapter at ${time} lasts only ${seconds} s. Move or merge chapters so that each lasts at least ${LEAST_SEC} s.`,
  }),
  last: (time: string, seconds: number): Words => ({
    ko: `마지막 챕터(${time})가 영상 끝까지 ${seconds}초밖에 안 돼요. ${LEAST_SEC}초 이상 남게 앞당기거나 빼 주세요.`,
    en: `The last chapter (${time}) has only ${seconds} s until the end of the video. Start it earlier or leave it out so that it lasts ${LEAST_SEC} s.`,
  }),
  past: (time: string, end: string): Words => ({
    ko: `${time} 챕터는 영상이 끝난 뒤예요. 영상은 ${end}에 끝나니 시간을 고치거나 빼 주세요.`,
    en: `${time} lies after the end of the video, which ends at ${end}. Correct the time or leave the chapter out.`,
  }),
  title: (time: string): Words => ({
    ko: `${time} 챕터에 제목이 없어요. 시간 뒤에 제목을 적어 주세요.`,
    en: `The chapter at ${time} has no title. Write one after the time.`,
  }),
} as const;

/**
 * The chapter lines of any text against YouTube's conditions. Nothing is found in a text without such lines.
 * `durationSec` null: the end of the video is not known.
 */
export function checkChapterLines(text: string, durationSec: number | null): ChapterFinding[] {
  const lines = chapterLinesOf(text);
  return readAsChapters(lines) ? findingsOfLines(lines, durationSec) : [];
}

/** The same for lines that have been read already. */
export function findingsOfLines(lines: readonly ChapterLine[], durationSec: number | null): ChapterFinding[] {
  const findings: ChapterFinding[] = [];
  const push = (rule: ChapterRule, at: ChapterLine['at'], told: Words, fix?: string) =>
    findings.push({ rule, level: 'error', at, words: told, ...(fix === undefined ? {} : { fix }) });
  const read = lines.flatMap((line) => (line.startSec === null ? [] : [{ line, startSec: line.startSec }]));
  for (const line of lines) {
    if (line.title === '') push('chapter-title', line.at, words.title(line.time));
    if (line.meant !== null) push('chapter-time', line.timeAt, words.time(line.time, line.meant), line.meant);
  }
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return [];
  if (lines.length < LEAST) push('chapter-count', [first.at[0], last.at[1]], words.count(lines.length));
  if (first.startSec !== null && first.startSec !== 0) {
    push('chapter-first', first.timeAt, words.first(first.time), '00:00');
  }
  let highest = -1;
  read.forEach(({ line, startSec }, i) => {
    if (startSec <= highest) {
      return push('chapter-order', line.timeAt, words.order(line.time, formatChapterTime(highest)));
    }
    const before = read[i - 1];
    if (before && before.startSec === highest && startSec - highest < LEAST_SEC) {
      push('chapter-length', before.line.timeAt, words.length(before.line.time, startSec - highest));
    }
    highest = startSec;
  });
  if (durationSec !== null) {
    for (const { line, startSec } of read) {
      const rest = Math.floor(durationSec - startSec);
      if (rest <= 0) push('chapter-end', line.timeAt, words.past(line.time, formatChapterTime(durationSec)));
      else if (rest < LEAST_SEC && startSec === highest) {
        push('chapter-end', line.timeAt, words.last(line.time, rest));
      }
    }
  }
  return findings.toSorted((a, b) => (a.at?.[0] ?? 0) - (b.at?.[0] ?? 0)).slice(0, MOST_FINDINGS);
}
