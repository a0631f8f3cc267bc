import { isRecord } from '../../base/is-record.ts';
import { unescapeXml, withoutTags } from './plain-text.ts';
import type { Segment } from './segment.ts';
import { attributeOf, tokensOf, type Tag } from './tags.ts';

/** The captions of one answer: json3, srv3 (<timedtext><p>) or the older <text> of srv1 and srv2. Empty when none of them. */
export function readTimedText(body: string): Segment[] {
  const text = body.trimStart();
  const segments = text.startsWith('{') ? readJson3(text) : readMarkup(text, /<timedtext/i.test(text) ? 'p' : 'text');
  return segments.filter((segment) => segment.text !== '' && Number.isFinite(segment.end));
}

/** Events that append ('\n' of rolling captions) carry no words of their own. Empty for any other JSON. */
function readJson3(body: string): Segment[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  return isRecord(parsed) ? readEvents(parsed) : [];
}

/** The same of what is parsed already. */
export function readEvents({ events }: Record<string, unknown>): Segment[] {
  if (!Array.isArray(events)) return [];
  return events.flatMap((event: unknown) => {
    if (!isRecord(event) || event['aAppend'] || !Array.isArray(event['segs'])) return [];
    const words = event['segs'].map((seg: unknown) =>
      isRecord(seg) && typeof seg['utf8'] === 'string' ? seg['utf8'] : '',
    );
    return [segmentOf(Number(event['tStartMs'] ?? 0), Number(event['dDurationMs'] ?? 0), words.join(''))];
  });
}

/** The words of `<p t d>` (srv3), of `<text t d>` (srv2), or of `<text start dur>` (srv1), which are escaped twice: as XML, and as the HTML that they once were. */
function readMarkup(body: string, name: string): Segment[] {
  const segments: Segment[] = [];
  let open: { tag: Tag; inner: string } | null = null;
  for (const token of tokensOf(body)) {
    if (typeof token === 'string') {
      if (open) open.inner += token;
    } else if (token.name !== name) {
      if (open && token.name === 'br') open.inner += ' ';
    } else if (!token.isEnd) open = token.isEmpty ? null : { tag: token, inner: '' };
    else if (open) {
      segments.push(
        name === 'p' ? segmentOf(...msIn(open.tag), unescapeXml(open.inner)) : ofText(open.tag, open.inner),
      );
      open = null;
    }
  }
  return segments;
}

const msIn = (tag: Tag): [number, number] => [numberIn(tag, 't'), numberIn(tag, 'd')];

function ofText(tag: Tag, inner: string): Segment {
  const words = withoutTags(unescapeXml(unescapeXml(inner)));
  const isMs = attributeOf(tag, 'start') === null && attributeOf(tag, 't') !== null;
  return isMs
    ? segmentOf(...msIn(tag), words)
    : segmentOf(numberIn(tag, 'start') * 1_000, numberIn(tag, 'dur') * 1_000, words);
}

const numberIn = (tag: Tag, name: string): number => Number(/^[\d.]+$/.exec(attributeOf(tag, name) ?? '')?.[0] ?? 0);

const segmentOf = (startMs: number, durationMs: number, text: string): Segment => ({
  start: startMs / 1000,
  end: (startMs + durationMs) / 1000,
  text: text.replace(/\s+/g, ' ').trim(),
});
