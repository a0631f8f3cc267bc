import type { SaidSegment } from './said-segment.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The captions of YouTube's json3. Events that append carry no words of their own. Empty for any other JSON. */
export function readJson3(text: string): SaidSegment[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  const events = isObject(parsed) ? parsed['events'] : null;
  if (!Array.isArray(events)) return [];
  const told = events.flatMap((event: unknown): SaidSegment[] => {
    if (!isObject(event) || event['aAppend'] || !Array.isArray(event['segs'])) return [];
    const startSec = Number(event['tStartMs'] ?? 0) / 1_000;
    const words = event['segs'].map((seg: unknown) =>
      isObject(seg) && typeof seg['utf8'] === 'string' ? seg['utf8'] : '',
    );
    return [{ startSec, endSec: startSec + Number(event['dDurationMs'] ?? 0) / 1_000, text: words.join('') }];
  });
  // An event is shown until after the next one is said.
  return told.map((event, i) => ({ ...event, endSec: endOf(event, told[i + 1]) }));
}

const endOf = ({ startSec, endSec }: SaidSegment, next: SaidSegment | undefined): number =>
  next && next.startSec > startSec ? Math.min(endSec, next.startSec) : endSec;
