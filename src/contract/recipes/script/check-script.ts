import { keysOf } from '../../base/keys-of.ts';
import { readScript, type Script, type ScriptSection } from './script.ts';
import { ROLE_NAMES, say, type NeededRole, type ScriptFinding, type ScriptRule } from './script-words.ts';
import { secondsOfLine, speedOf, spokenLinesOf } from './speech.ts';
import { timingOf, type SectionTiming } from './timing.ts';

/** How far a length may be from its target: a share of it, and at least some seconds, for nobody speaks like a clock. */
const TOLERANCE = {
  section: { share: 0.2, leastSec: 3 },
  whole: { share: 0.1, leastSec: 5 },
} as const;

/** A short script has five to ten spoken lines; the first is said before a viewer has swiped on. */
export const SHORT = { leastLines: 5, mostLines: 10, hookSec: 5, maxSec: 60 } as const;

/** Of the sections that lack the most. */
const MOST_NAMED = 3;

/** Seconds of targets and sums are decimal fractions; a hair over is not over. */
const HAIR = 1e-6;

const isWithin = (sec: number, target: number, { share, leastSec }: { share: number; leastSec: number }): boolean =>
  Math.abs(sec - target) <= Math.max(target * share, leastSec) + HAIR;

/** Whether a section is about as long as it should be. */
export const isSectionLength = (sec: number, target: number): boolean => isWithin(sec, target, TOLERANCE.section);

const needed = keysOf(ROLE_NAMES);
const namesOf = ({ title, role }: ScriptSection): string =>
  title || (role in ROLE_NAMES ? ROLE_NAMES[role as NeededRole].ko : '');

const found = (
  rule: ScriptRule,
  at: ScriptFinding['at'],
  words: ScriptFinding['words'],
  level: ScriptFinding['level'] = 'error',
): ScriptFinding => ({ rule, level, at, words });

/** The heading, to be shown as the place. */
function headingOf({ text }: Script, { at: [from, to] }: ScriptSection): readonly [number, number] {
  const line = /^.*/.exec(text.slice(from, Math.min(to, from + 1_000)))?.[0] ?? '';
  return [from, from + line.trimEnd().length];
}

/**
 * What a long script lacks: hook, promise, body, proof and call to action, each with a length in its heading and near it,
 * in order, and the whole near `targetSec`. A section titled with its matter counts as body. With
 * `hasOwnParts` only the lengths are judged: which parts there are is said elsewhere. `besideLines` are said, and count in
 * the whole: not against the part in which they stand.
 */
export function checkLongScript(
  text: string,
  {
    targetSec,
    syllablesPerSec,
    hasOwnParts = false,
    besideLines = [],
  }: { targetSec: number; syllablesPerSec?: number; hasOwnParts?: boolean; besideLines?: readonly string[] },
): ScriptFinding[] {
  const script = readScript(text);
  const timings = timingOf(script, syllablesPerSec);
  const beside = spokenLinesOf(script).filter(({ line }) => besideLines.includes(line.text.trim()));
  const speed = speedOf(script, syllablesPerSec);
  const withoutBeside = (timing: SectionTiming): SectionTiming => {
    const [from, to] = timing.section.at;
    const within = beside.filter(({ line: { at } }) => from <= at[0] && at[1] <= to);
    const besideSec = within.reduce((sum, line) => sum + line.gapSec + secondsOfLine(line, speed), 0);
    return { ...timing, spokenSec: Math.max(0, timing.spokenSec - besideSec) };
  };
  const headed = timings
    .filter(({ section, spokenSec }) => section.title !== '' && !isChapterList(section, spokenSec))
    .map(withoutBeside);
  const totalSec = timings.at(-1)?.totalSec ?? 0;
  const roles = new Set(headed.map(({ section }) => section.role));
  if (headed.some(({ section, spokenSec }) => section.role === 'other' && spokenSec > 0)) roles.add('body');
  const missing = needed
    .filter((role) => !roles.has(role))
    .map((role) => found('section-missing', null, say.missing(role)));
  const findings = [
    ...(hasOwnParts ? [] : missing),
    ...headed.flatMap((timing) => sectionFindings(script, timing)),
    ...(hasOwnParts ? [] : orderFindings(script)),
    ...wholeFindings(headed, totalSec, targetSec),
  ];
  return toldOnce(findings, headed);
}

const OFF = new Set<ScriptRule>(['section-short', 'section-long']);

/**
 * Each thing once, for the table of times says the rest: of a script that is too short or too long as a whole the sections that
 * are, too, are named in that one finding; where the whole is right, several sections that are not are one finding.
 */
function toldOnce(findings: readonly ScriptFinding[], timings: readonly SectionTiming[]): ScriptFinding[] {
  const whole = findings.find(({ rule }) => rule === 'whole-short' || rule === 'whole-long');
  const sameWay = whole?.rule === 'whole-short' ? 'section-short' : 'section-long';
  const off = findings.filter(({ rule }) => (whole ? rule === sameWay : OFF.has(rule)));
  const [first] = off;
  if (!first || (!whole && off.length < 2)) return inOrder(findings);
  const differing = timings
    .flatMap(({ section, spokenSec, targetSec }) =>
      targetSec === null ? [] : [{ name: namesOf(section), sec: spokenSec - targetSec }],
    )
    .filter(({ name, sec }) => name !== '' && (whole === undefined || sec > 0 === (sameWay === 'section-long')))
    .filter(({ sec }) => whole !== undefined || Math.abs(sec) >= TOLERANCE.section.leastSec)
    .toSorted((a, b) => Math.abs(b.sec) - Math.abs(a.sec))
    .slice(0, MOST_NAMED);
  const words = whole ? say.farthest(whole.words, differing) : say.lengths(differing);
  const { at } = off.find(({ rule }) => rule === 'section-long') ?? first;
  const rest = findings.flatMap((one) => {
    if (one === whole) return [{ ...whole, at: sameWay === 'section-long' ? at : null, words }];
    return one === first && !whole ? [{ ...first, at, words }] : off.includes(one) ? [] : [one];
  });
  return inOrder(rest);
}

/** What keeps a script from being one before what is only of another length. */
const ORDER: readonly ScriptRule[] = [
  'section-missing',
  'section-empty',
  'whole-long',
  'whole-short',
  'section-long',
  'section-short',
  'section-order',
  'targets-sum',
  'section-unsized',
];

const inOrder = (findings: readonly ScriptFinding[]): ScriptFinding[] =>
  findings.toSorted((a, b) => ORDER.indexOf(a.rule) - ORDER.indexOf(b.rule));

/** The chapters of the film below the script: nothing of it is said. */
const isChapterList = ({ title }: ScriptSection, spokenSec: number): boolean =>
  spokenSec === 0 && /^(?:챕터|chapters)$/i.test(title);

function sectionFindings(script: Script, { section, spokenSec, targetSec }: SectionTiming): ScriptFinding[] {
  const at = headingOf(script, section);
  if (spokenSec === 0) return [found('section-empty', at, say.empty(namesOf(section)))];
  if (targetSec === null) {
    const heading = script.text.slice(...at);
    const unsized = found('section-unsized', at, say.unsized(section.title, spokenSec));
    if (/^\s*\||\|\s*$/.test(heading)) return [unsized];
    return [
      { ...unsized, fix: `${heading} (${Math.max(1, Math.round(spokenSec))}${/[가-힣]/.test(heading) ? '초' : ' s'})` },
    ];
  }
  if (isWithin(spokenSec, targetSec, TOLERANCE.section)) return [];
  return spokenSec > targetSec
    ? [found('section-long', section.at, say.long(section.title, spokenSec, targetSec))]
    : [found('section-short', at, say.short(section.title, spokenSec, targetSec))];
}

function orderFindings(script: Script): ScriptFinding[] {
  const sections = script.sections.filter(({ title, role }) => title !== '' && role !== 'sponsor');
  const hook = sections.findIndex(({ role }) => role === 'hook');
  const cta = sections.findLastIndex(({ role }) => role === 'cta');
  const promise = sections.findIndex(({ role }) => role === 'promise');
  const body = sections.findIndex(({ role }) => role === 'body' || role === 'proof');
  const order = (
    section: ScriptSection | undefined,
    words: (title: string) => ScriptFinding['words'],
  ): ScriptFinding[] =>
    section ? [found('section-order', headingOf(script, section), words(section.title), 'warning')] : [];
  return [
    ...(hook > 0 ? order(sections[0], say.notFirst) : []),
    ...(promise >= 0 && body >= 0 && body < promise ? order(sections[body], say.promiseLate) : []),
    ...(cta >= 0
      ? order(
          sections.slice(cta + 1).find(({ role }) => role !== 'other'),
          say.notLast,
        )
      : []),
  ];
}

function wholeFindings(timings: readonly SectionTiming[], totalSec: number, targetSec: number): ScriptFinding[] {
  const sum = timings.reduce((sum, timing) => sum + (timing.targetSec ?? 0), 0);
  const isSized = timings.length > 0 && timings.every((timing) => timing.targetSec !== null);
  const sums =
    isSized && !isWithin(sum, targetSec, TOLERANCE.whole)
      ? [found('targets-sum', null, say.sum(sum, targetSec), 'warning')]
      : [];
  if (isWithin(totalSec, targetSec, TOLERANCE.whole)) return sums;
  return totalSec > targetSec
    ? [...sums, found('whole-long', null, say.wholeLong(totalSec, targetSec))]
    : [...sums, found('whole-short', null, say.wholeShort(totalSec, targetSec))];
}

/** A line is a line of the text that is said: an item of a list, a paragraph on one line. */
export function checkShortScript(
  text: string,
  { maxSec = SHORT.maxSec, syllablesPerSec }: { maxSec?: number; syllablesPerSec?: number } = {},
): ScriptFinding[] {
  const script = readScript(text);
  const lines = spokenLinesOf(script);
  const speed = speedOf(script, syllablesPerSec);
  const [first] = lines;
  const hookSec = first ? secondsOfLine(first, speed) : 0;
  const totalSec = lines.reduce((sum, line) => sum + line.gapSec + secondsOfLine(line, speed), 0);
  const whole: ScriptFinding['at'] = first ? [first.line.at[0], lines.at(-1)?.line.at[1] ?? 0] : null;
  return [
    ...(lines.length < SHORT.leastLines
      ? [found('lines-few', null, say.fewLines(lines.length, SHORT.leastLines))]
      : []),
    ...(lines.length > SHORT.mostLines
      ? [found('lines-many', whole, say.manyLines(lines.length, SHORT.mostLines))]
      : []),
    ...(first && hookSec > SHORT.hookSec + HAIR
      ? [found('hook-long', first.line.at, say.hookLong(hookSec, SHORT.hookSec))]
      : []),
    ...(totalSec > maxSec + HAIR ? [found('whole-long', whole, say.wholeLong(totalSec, maxSec))] : []),
  ];
}
