/** Words of a video from `start` to `end`, in seconds from its beginning. */
export interface Segment {
  start: number;
  end: number;
  text: string;
}

/** The captions of one answer: json3, srv3 (<timedtext><p>) or the old <transcript><text>. Empty when none of them. */
export function readTimedText(body: string): Segment[] {
  const text = body.trimStart();
  const segments = text.startsWith('{')
    ? readJson3(text)
    : /<timedtext/i.test(text)
      ? readSrv3(text)
      : readTranscript(text);
  return segments.filter((segment) => segment.text !== '' && Number.isFinite(segment.start));
}

interface Json3 {
  events?: { tStartMs?: number; dDurationMs?: number; aAppend?: number; segs?: { utf8?: string }[] }[];
}

/** Events that append ('\n' of rolling captions) carry no words of their own. */
function readJson3(body: string): Segment[] {
  let parsed: Json3;
  try {
    parsed = JSON.parse(body) as Json3;
  } catch {
    return [];
  }
  if (!Array.isArray(parsed.events)) return [];
  return parsed.events
    .filter((event) => Array.isArray(event.segs) && !event.aAppend)
    .map((event) =>
      segmentOf(
        Number(event.tStartMs ?? 0),
        Number(event.dDurationMs ?? 0),
        (event.segs ?? []).map((s) => s.utf8 ?? '').join(''),
      ),
    );
}

function readSrv3(body: string): Segment[] {
  return [...body.matchAll(/<p\b([^>]*)>([\s\S]*?)<\/p>/g)].map(([, attributes = '', inner = '']) =>
    segmentOf(numberIn(attributes, 't'), numberIn(attributes, 'd'), unescapeXml(inner.replace(/<[^>]+>/g, ''))),
  );
}

/** Escaped twice: once as XML, once as the HTML that the words once were. */
function readTranscript(body: string): Segment[] {
  return [...body.matchAll(/<text\b([^>]*)>([\s\S]*?)<\/text>/g)].map(([, attributes = '', inner = '']) =>
    segmentOf(
      numberIn(attributes, 'start') * 1000,
      numberIn(attributes, 'dur') * 1000,
      unescapeXml(unescapeXml(inner)).replace(/<[^>]+>/g, ''),
    ),
  );
}

const numberIn = (attributes: string, name: string): number =>
  Number(new RegExp(`(?:^|\\s)${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0);

const segmentOf = (startMs: number, durationMs: number, text: string): Segment => ({
  start: startMs / 1000,
  end: (startMs + durationMs) / 1000,
  text: text.replace(/\s+/g, ' ').trim(),
});

/** Words without tags, with their entities spelled out. */
export const plainTextOf = (text: string): string => unescapeXml(text.replace(/<[^<>\n]{0,200}>/g, ''));

const NAMED: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
