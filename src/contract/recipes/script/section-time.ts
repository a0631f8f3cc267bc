import { withoutEnd } from '../../base/without-end.ts';

/** A length of time as the heading of a section gives it, in seconds. */
export type SectionTime =
  | { kind: 'span' | 'range'; from: number; to: number }
  | { kind: 'length'; sec: number }
  | { kind: 'start'; sec: number };

const CLOCK = String.raw`\d{1,3}(?::\d{2}){1,2}`;
const DASH = String.raw`\s*(?:[-–—~∼〜→]|부터|\bto\b)\s*`;
const UNIT = '시간|분|초|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s';
const AMOUNT = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const LENGTH = `(?:${AMOUNT}\\s?-?(?:${UNIT})(?![A-Za-z])\\s?)+(?:반(?![가-힣]))?`;

/** In this order: the first that fits is taken. */
const FORMS: readonly { form: string; read: (found: readonly string[]) => SectionTime }[] = [
  { form: `(${CLOCK})${DASH}(${CLOCK})`, read: ([, a = '', b = '']) => spanOf('span', clockSec(a), clockSec(b)) },
  {
    form: `(${LENGTH}|${AMOUNT})${DASH}(${LENGTH})`,
    read: ([, a = '', b = '']) => spanOf('range', lengthSec(a, unitOf(b)), lengthSec(b, '')),
  },
  { form: `(${LENGTH})`, read: ([, a = '']) => ({ kind: 'length', sec: lengthSec(a, '') }) },
  { form: `(?<![\\d:])(${CLOCK})(?![\\d:])`, read: ([, a = '']) => ({ kind: 'start', sec: clockSec(a) }) },
];

const spanOf = (kind: 'span' | 'range', from: number, to: number): SectionTime => ({ kind, from, to });
const clockSec = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const unitOf = (length: string): string => new RegExp(`(?:${UNIT})`, 'i').exec(length)?.[0] ?? '';

function secondsIn(unit: string): number {
  if (/^(?:시간|h)/i.test(unit)) return 3_600;
  return /^(?:분|m)/i.test(unit) ? 60 : 1;
}

function lengthSec(length: string, unitWithout: string): number {
  const parts = [...length.matchAll(new RegExp(`(${AMOUNT})\\s?-?(${UNIT})?`, 'gi'))];
  const half = /(시간|분)\s?반/.exec(length)?.[1];
  const halfSec = half === undefined ? 0 : secondsIn(half) / 2;
  return parts.reduce((sum, [, amount = '', unit = unitWithout]) => sum + Number(amount) * secondsIn(unit), halfSec);
}

const BRACKETED = /[([（【]([^()[\]（）【】]{1,60})[)\]）】]/g;
const AROUND = String.raw`(?:약|총|목표|길이|about|approx\.?|target|~)*\s*`;
const BEHIND = String.raw`\s*(?:이내|내외|정도|안팎|분량|이하|max)?`;

const formOf = (form: string, before: string, behind: string): RegExp => new RegExp(before + form + behind, 'i');
const INSIDE = FORMS.map(({ form, read }) => ({ pattern: formOf(form, '', ''), read }));
const LAST = FORMS.map(({ form, read }) => ({
  pattern: formOf(form, `(?:^|[\\s|·,:/–—-])${AROUND}`, `${BEHIND}$`),
  read,
}));
/** Of '3초 룰의 비밀' the time is part of the title; of '8초 훅' it is not. */
const ENDS_TIME = '(?=\\s?[|·:/–—-]|\\s*$|\\s+\\S+$)';
const FIRST = FORMS.map(({ form, read }) => ({
  pattern: formOf(form, '^', form === `(${LENGTH})` ? ENDS_TIME : '(?=[\\s|·:/–—-]|$)'),
  read,
}));

const EDGE = /[\s|·:,/–—-]/;
const HEADING_LENGTH = 200;

/** The title of a section without its time: in brackets, else at the end or the beginning of the heading. */
export function titleAndTimeOf(heading: string): { title: string; time: SectionTime | null } {
  const name = heading
    .slice(0, HEADING_LENGTH)
    .replace(/[*_`]+/g, '')
    .trim();
  for (const bracketed of name.matchAll(BRACKETED)) {
    const time = firstOf(INSIDE, bracketed[1] ?? '')?.time;
    if (time) return { title: bare(name.replace(bracketed[0], ' ')), time };
  }
  const found = firstOf(LAST, name) ?? firstOf(FIRST, name);
  return found ? { title: bare(name.replace(found.words, ' ')), time: found.time } : { title: bare(name), time: null };
}

const bare = (name: string): string => withoutEnd(name.replace(/\s+/g, ' ').replace(/^[\s|·:,/–—-]+/, ''), EDGE);

function firstOf(forms: typeof INSIDE, words: string): { words: string; time: SectionTime } | null {
  for (const { pattern, read } of forms) {
    const found = pattern.exec(words);
    if (found) return { words: found[0], time: read(found) };
  }
  return null;
}

/**
 * How long each section is to be, null where its heading does not say. '8~20초' goes on from second 8 where the section
 * before ends there, else it is a range whose upper end counts. Single times are starts when they rise from 0:00, else lengths.
 */
export function targetsOf(times: readonly (SectionTime | null)[]): (number | null)[] {
  const starts = times.map((time) => (time?.kind === 'start' ? time.sec : null));
  const given = starts.filter((sec) => sec !== null);
  const areStarts = given[0] === 0 && given.every((sec, i) => i === 0 || sec > (given[i - 1] ?? 0));
  let end = 0;
  return times.map((time, i) => {
    const target = time === null ? null : targetOf(time, end, areStarts ? (starts[i + 1] ?? null) : undefined);
    end = time !== null && 'to' in time ? time.to : end + (target ?? 0);
    return target !== null && target > 0 ? target : null;
  });
}

function targetOf(time: SectionTime, end: number, next: number | null | undefined): number | null {
  if (time.kind === 'length') return time.sec;
  if (time.kind === 'start') return next === undefined ? time.sec : next === null ? null : next - time.sec;
  return time.kind === 'span' || time.from === end ? time.to - time.from : time.to;
}
