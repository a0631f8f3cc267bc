import { isRecord } from '../../base/is-record.ts';
import { unescapeXml } from './plain-text.ts';
import type { Segment } from './segment.ts';

/** The captions of one answer: json3, srv3 (<timedtext><p>) or the old <transcript><text>. Empty when none of them. */
export function readTimedText(body: string): Segment[] {
  const text = body.trimStart();
  const segments = text.startsWith('{')
    ? readJson3(text)
    : /<timedtext/i.test(text)
      ? readSrv3(text)
      : readTranscript(text);
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
  const events = isRecord(parsed) ? parsed['events'] : null;
  if (!Array.isArray(events)) return [];
  return events.flatMap((event: unknown) => {
    if (!isRecord(event) || event['aAppend'] || !Array.isArray(event['segs'])) return [];
    const words = event['segs'].map((seg: unknown) =>
      isRecord(seg) && typeof seg['utf8'] === 'string' ? seg['utf8'] : '',
    );
    return [segmentOf(Number(event['tStartMs'] ?? 0), Number(event['dDurationMs'] ?? 0), words.join(''))];
  });
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
