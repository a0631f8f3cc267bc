import { isRecord } from '../../base/is-record.ts';
import { entryOf, speakerIn, type Entry } from './json-entry.ts';
import { bestOf, type EntryList } from './json-lists.ts';
import type { Segment } from './segment.ts';
import { segmentsOf } from './spoken.ts';
import { readEvents } from './timed-text.ts';

const DEEPEST = 10;
const MOST_RECORDS = 400_000;
/** Of several readings of the same words the first is the best one. */
const READINGS = new Set(['alternatives', 'nBest']);

/** What a transcript in JSON says: of Whisper and its kin, of recognisers that are asked over the network, of YouTube. Null for any other JSON. */
export function readTranscriptJson(text: string): { form: 'json3' | 'json'; segments: Segment[] } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const events = isRecord(parsed) ? readEvents(parsed) : [];
  const told = events.filter((segment) => segment.text !== '' && Number.isFinite(segment.end));
  if (told.length > 0) return { form: 'json3', segments: told };
  const segments = segmentsOf(bestOf(listsIn(parsed)));
  return segments.length > 0 ? { form: 'json', segments } : null;
}

interface Place {
  value: unknown;
  path: string;
  depth: number;
  speaker: string | null;
}

/** Every list of records with words, by where it stands. */
function listsIn(root: unknown): EntryList[] {
  const lists = new Map<string, Entry[]>();
  const names = speakersIn(root);
  const waiting: Place[] = [{ value: root, path: '', depth: 0, speaker: null }];
  let left = MOST_RECORDS;
  for (let place = waiting.pop(); place && left > 0; place = waiting.pop()) {
    const { value, path, depth, speaker } = place;
    if (depth > DEEPEST) continue;
    if (Array.isArray(value)) {
      const known = lists.get(path) ?? [];
      const inner: Place[] = [];
      for (const one of value) {
        if (!isRecord(one)) continue;
        if (--left < 0) break;
        const own = speakerIn(one) ?? speaker;
        const entry = entryOf(one);
        const name = entry?.speaker ?? speaker;
        if (entry) known.push({ ...entry, speaker: name && (names.get(name) ?? name) });
        inner.push({ value: one, path: `${path}[]`, depth: depth + 1, speaker: own });
      }
      if (known.length > 0) lists.set(path, known);
      // A list that is waiting is taken from its end.
      for (const one of inner.toReversed()) waiting.push(one);
    } else if (isRecord(value)) {
      for (const [key, inside] of Object.entries(value)) {
        if (typeof inside !== 'object' || inside === null) continue;
        const best = READINGS.has(key) && Array.isArray(inside) ? inside[0] : inside;
        waiting.push({ value: best, path: `${path}.${key}`, depth: depth + 1, speaker });
      }
    }
  }
  return [...lists].map(([path, entries]) => ({ name: /\.([^.[\]]+)$/.exec(path)?.[1] ?? '', entries }));
}

/** A list beside that says which id is which name. */
function speakersIn(root: unknown): ReadonlyMap<string, string> {
  const listed = isRecord(root) && Array.isArray(root['speakers']) ? root['speakers'] : [];
  return new Map(
    listed.flatMap((one: unknown) =>
      isRecord(one) && typeof one['id'] === 'string' && typeof one['name'] === 'string'
        ? [[one['id'], one['name']]]
        : [],
    ),
  );
}
