import { joinShownAgain } from './cues.ts';
import { chooseTrack } from './languages.ts';
import { unescapeXml } from './plain-text.ts';
import type { Captions } from './captions.ts';
import { segmentsOf, type Spoken } from './spoken.ts';
import { attributeOf, tokensOf, type Tag } from './tags.ts';

const CLOCK_TIME = /^(\d{1,3}):(\d{2}):(\d{2})(?:\.(\d{1,9})|:(\d{1,3}))?/;
const OFFSET_TIME = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/;

interface Rates {
  frames: number;
  ticks: number;
}

interface Frame {
  name: string;
  start: number;
  language: string;
}

export const isTtml = (text: string): boolean => /<(?:[\w-]{1,20}:)?tt[\s>]/i.test(text.slice(0, 4_000));

/** The captions of TTML (.ttml, .dfxp), of one language where the file holds several. */
export function readTtml(text: string): Pick<Captions, 'segments' | 'leftOut'> {
  const tracks = new Map<string, Spoken[]>();
  let rates: Rates = { frames: 30, ticks: 1 };
  const stack: Frame[] = [];
  const speakers = new Map<string, string>();
  let agent: string | null = null;
  let open: { start: number | null; end: number | null; text: string; speaker: string | undefined } | null = null;
  for (const token of tokensOf(text)) {
    const above = stack.at(-1) ?? { name: '', start: 0, language: '' };
    if (typeof token === 'string') {
      if (open) open.text += token;
      else if (agent !== null && token.trim() !== '') speakers.set(agent, unescapeXml(token.trim()));
    } else if (token.name === 'br') {
      if (open) open.text += '\n';
    } else if (token.name === 'agent') agent = token.isEnd ? null : attributeOf(token, '(?:xml:)?id');
    else if (token.name === 'span' && !token.isEnd && open) {
      open.start ??= timeIn(token, 'begin', rates);
      open.end = timeIn(token, 'end', rates) ?? open.end;
    } else if (/^(?:tt|body|div|p)$/.test(token.name) && !token.isEnd) {
      if (token.name === 'tt') rates = ratesIn(token);
      const begin = timeIn(token, 'begin', rates);
      const start = above.start + (begin ?? 0);
      const language = attributeOf(token, 'xml:lang') ?? above.language;
      if (!token.isEmpty) stack.push({ name: token.name, start, language });
      if (token.name === 'p' && !token.isEmpty) {
        const end = timeIn(token, 'end', rates);
        const lasts = timeIn(token, 'dur', rates);
        const ends = end !== null ? above.start + end : lasts !== null ? start + lasts : null;
        const speaker = speakers.get(attributeOf(token, 'ttm:agent') ?? '');
        open = { start: begin === null ? null : start, end: ends, text: '', speaker };
      }
    } else if (token.isEnd && token.name === above.name) {
      stack.pop();
      if (token.name === 'p' && open) {
        const { start, end, text: words, speaker } = open;
        const lines = words.split('\n').map((line) => ({ text: unescapeXml(line), speaker }));
        const track = tracks.get(above.language) ?? [];
        if (start !== null) track.push({ start, end: end ?? start, lines });
        tracks.set(above.language, track);
        open = null;
      }
    }
  }
  return chooseTrack(
    [...tracks].map(([language, spoken]) => ({
      language,
      segments: joinShownAgain(segmentsOf(spoken.toSorted((a, b) => a.start - b.start))),
    })),
  );
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
  const [, count, unit = ''] = OFFSET_TIME.exec(told) ?? [];
  const seconds: Record<string, number> = { h: 3_600, m: 60, s: 1, ms: 1 / 1_000, f: 1 / frames, t: 1 / ticks };
  return count === undefined ? null : Number(count) * (seconds[unit] ?? 1);
}
