import { joinShownAgain, wordsOf } from './cues.ts';
import { chooseTrack } from './languages.ts';
import type { Captions } from './captions.ts';
import { segmentsOf } from './spoken.ts';
import { attributeOf, tokensOf } from './tags.ts';
import { LAST_LINE_SEC } from './told.ts';

/** One text of one class: shown from `start` until the next of its class, which may be empty. */
interface Shown {
  start: number;
  end: number | null;
  text: string;
}

export const isSami = (text: string): boolean => /<sync\s[^<>]{0,200}start/i.test(text);

/** The captions of SAMI (.smi), of one language where the file holds several. */
export function readSami(text: string): Pick<Captions, 'segments' | 'leftOut'> {
  const classes = withoutNameless(shownByClass(text));
  const names = languagesIn(text);
  const tracks = [...classes].map(([name, shown]) => ({
    language: names.get(name) ?? name,
    segments: joinShownAgain(segmentsOf(spokenOf(shown))),
  }));
  return chooseTrack(tracks);
}

function shownByClass(text: string): Map<string, Shown[]> {
  const classes = new Map<string, Shown[]>();
  let start: number | null = null;
  let end: number | null = null;
  let open: Shown | null = null;
  const show = (name: string) => {
    if (start === null) return;
    open = { start, end, text: '' };
    const shown = classes.get(name) ?? [];
    shown.push(open);
    classes.set(name, shown);
  };
  const write = (words: string) => {
    if (open === null && words.trim() !== '') show(classes.keys().next().value ?? '');
    if (open) open.text += words;
  };
  for (const token of tokensOf(text)) {
    if (typeof token === 'string') write(token.replace(/\s+/g, ' '));
    else if (token.name === 'sync' && !token.isEnd) {
      start = secondsIn(attributeOf(token, 'start'));
      end = secondsIn(attributeOf(token, 'end'));
      open = null;
    } else if (token.name === 'p' && !token.isEnd) show((attributeOf(token, 'class') ?? '').toLowerCase());
    else if (token.name === 'body' && token.isEnd) start = open = null;
    else if (token.name === 'br') write('\n');
    else if (token.name !== 'p' && token.name !== 'sync') write(token.raw);
  }
  return classes;
}

/** What names no class clears all of them, or belongs to the first. */
function withoutNameless(classes: Map<string, Shown[]>): Map<string, Shown[]> {
  const nameless = classes.get('');
  const [first, ...others] = [...classes].filter(([name]) => name !== '').map(([, shown]) => shown);
  if (!nameless || !first) return classes;
  const clearing = nameless.filter(({ text }) => wordsOf(text) === '');
  first.push(...nameless);
  for (const shown of others) shown.push(...clearing);
  classes.delete('');
  return classes;
}

function secondsIn(milliseconds: string | null): number | null {
  const count = Number.parseFloat(milliseconds ?? '');
  return Number.isFinite(count) ? Math.max(0, count) / 1_000 : null;
}

function spokenOf(shown: readonly Shown[]) {
  const inOrder = shown.toSorted((a, b) => a.start - b.start);
  const starts = [...new Set(inOrder.map(({ start }) => start))];
  const next = new Map(starts.map((start, i) => [start, starts[i + 1] ?? start + LAST_LINE_SEC]));
  return inOrder.map(({ start, end, text }) => ({
    start,
    end: end ?? next.get(start) ?? start,
    lines: text.split('\n').map((line) => ({ text: wordsOf(line) })),
  }));
}

/** What the styles say of the classes: '.KRCC { Name:Korean; lang:ko-KR; SAMIType:CC; }'. */
function languagesIn(text: string): ReadonlyMap<string, string> {
  const first = text.search(/<sync\s/i);
  const head = text.slice(0, Math.min(first < 0 ? text.length : first, 20_000));
  const styles = [...head.matchAll(/\.([\w-]{1,40})\s{0,20}\{([^{}]{0,500})\}/g)];
  return new Map(
    styles.map(([, name = '', style = '']) => [
      name.toLowerCase(),
      /\blang\s{0,9}:\s{0,9}["']?([\w-]{1,20})/i.exec(style)?.[1] ?? name,
    ]),
  );
}
