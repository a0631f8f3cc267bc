import type { Captions } from './captions.ts';
import { joinShownAgain } from './cues.ts';
import { chooseTrack } from './languages.ts';
import { unescapeXml, withoutTags } from './plain-text.ts';
import { segmentsOf, type Spoken } from './spoken.ts';
import { attributeOf, tokensOf, type Tag } from './tags.ts';

const CLOCK_TIME = /^(\d{1,3}):(\d{2}):(\d{2})(?:\.(\d{1,9})|:(\d{1,3}))?/;
const OFFSET_TIME = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)?$/;
const CONTAINERS = /^(?:tt|body|div|p)$/;

interface Rates {
  frames: number;
  ticks: number;
}

/** An element that is open: what stands in it begins with it, unless it says otherwise. */
interface Open {
  name: string;
  start: number;
  end: number | null;
  /** It, or one around it, says when it begins. */
  isTimed: boolean;
  language: string;
}

/** What is written between `<p>` and `</p>`. */
interface Written extends Open {
  text: string;
  speaker: string | undefined;
  isByParts: boolean;
}

export const isTtml = (text: string): boolean => /<(?:[\w-]{1,20}:)?tt[\s>]/i.test(text.slice(0, 4_000));

/** The captions of TTML (.ttml, .dfxp), of one language where the file holds several. */
export function readTtml(text: string): Pick<Captions, 'segments' | 'leftOut'> {
  const tracks = Map.groupBy(paragraphsOf(text), ({ language }) => language);
  return chooseTrack(
    [...tracks].map(([language, paragraphs]) => ({
      language,
      segments: joinShownAgain(segmentsOf(paragraphs.map(toSpoken).toSorted((a, b) => a.start - b.start))),
    })),
  );
}

const toSpoken = ({ start, end, text, speaker }: Written): Spoken => ({
  start,
  end: end ?? start,
  lines: text.split('\n').map((line) => ({ text: withoutTags(unescapeXml(line)), speaker })),
});

function paragraphsOf(text: string): Written[] {
  const paragraphs: Written[] = [];
  const stack: Open[] = [];
  const names = new Map<string, string>();
  // Songs of Apple count every time from the beginning of the song.
  const isNested = !/\bxmlns:itunes\b/.test(text.slice(0, 4_000));
  let rates: Rates = { frames: 30, ticks: 1 };
  let agent: string | null = null;
  let written: Written | null = null;
  for (const token of tokensOf(text)) {
    if (typeof token === 'string') {
      if (written) written.text += token.replace(/\s+/g, ' ');
      else if (agent !== null && token.trim() !== '') names.set(agent, unescapeXml(token.trim()));
    } else if (token.name === 'agent') agent = token.isEnd ? null : attributeOf(token, '(?:xml:)?id');
    else if (token.name === 'br' && written) written.text += '\n';
    else if (token.name === 'span' && !token.isEnd && written) withTimesOf(token, written, rates);
    else if (CONTAINERS.test(token.name) && !token.isEnd && !token.isEmpty) {
      if (token.name === 'tt') rates = ratesIn(token);
      const open = openOf(token, stack.at(-1), rates, isNested);
      stack.push(open);
      if (open.name === 'p')
        written = {
          ...open,
          text: '',
          speaker: names.get(attributeOf(token, 'ttm:agent') ?? ''),
          isByParts: !open.isTimed,
        };
    } else if (token.isEnd && token.name === stack.at(-1)?.name) {
      stack.pop();
      if (token.name !== 'p' || !written) continue;
      if (written.isTimed) paragraphs.push(written);
      written = null;
    }
  }
  return paragraphs;
}

function openOf(tag: Tag, around: Open | undefined, rates: Rates, isNested: boolean): Open {
  const from = isNested ? (around?.start ?? 0) : 0;
  const [begin, until, lasts] = ['begin', 'end', 'dur'].map((name) => timeIn(tag, name, rates));
  const start = begin == null ? (around?.start ?? 0) : from + begin;
  return {
    name: tag.name,
    start,
    end: until != null ? from + until : lasts != null ? start + lasts : (around?.end ?? null),
    isTimed: begin != null || (around?.isTimed ?? false),
    language: (tag.name === 'p' ? null : attributeOf(tag, 'xml:lang')) ?? around?.language ?? '',
  };
}

/** Where a paragraph says nothing of its time, its parts do. */
function withTimesOf(span: Tag, written: Written, rates: Rates): void {
  if (!written.isByParts) return;
  const begin = timeIn(span, 'begin', rates);
  if (begin !== null && !written.isTimed) written.start = begin;
  written.isTimed ||= begin !== null;
  written.end = timeIn(span, 'end', rates) ?? written.end;
}

function ratesIn(tag: Tag): Rates {
  const [up = 1, down = 1] = (attributeOf(tag, 'ttp:frameRateMultiplier') ?? '')
    .split(/[\s:]+/)
    .map((n) => Number(n) || 1);
  const frames = (Number(attributeOf(tag, 'ttp:frameRate')) || 30) * (up / down);
  return { frames, ticks: Number(attributeOf(tag, 'ttp:tickRate')) || frames };
}

function timeIn(tag: Tag, name: string, { frames, ticks }: Rates): number | null {
  const told = attributeOf(tag, name)?.trim();
  if (told === undefined) return null;
  const clock = CLOCK_TIME.exec(told);
  if (clock) {
    const [, hours, minutes, seconds, fraction = '0', frame = '0'] = clock;
    const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
    return whole + Number(`0.${fraction}`) + Number(frame) / frames;
  }
  const [, count, unit = 's'] = OFFSET_TIME.exec(told) ?? [];
  const seconds: Record<string, number> = { h: 3_600, m: 60, s: 1, ms: 1 / 1_000, f: 1 / frames, t: 1 / ticks };
  return count === undefined ? null : Number(count) * (seconds[unit] ?? 1);
}
