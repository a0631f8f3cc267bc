import { central, type CentralSentence } from '../../ai/embedded/overview.ts';
import { passageSentencesOf } from '../../ai/sentences.ts';
import type { ModelEngine } from '../../ai/model-engine.ts';
import type { GatheredSource } from '../context/gather.ts';
import { harmless } from '../context/safe-text.ts';
import { keyOf, mayAsk, readableTokens, writeOrNull, type Condensing } from './ask-small-model.ts';
import { PART } from './to-condense.ts';

/** More would outlast the time that an answer has. */
const MOST_PARTS = 48;
const AT_ONCE = 4;

/** A stretch of a source that is condensed by itself, and kept so. */
interface Part {
  source: GatheredSource;
  /** Its passages, as places in the source. */
  places: number[];
  tokens: number;
}

/**
 * These sources with all that those of them say which are meant, sentence by sentence under the passage that says it. As many
 * parts go into one call as the model can read and write together. Null where there is too much of them for that, too. A part
 * that the model fails at stands there in its most central sentences.
 */
export async function condense(
  sources: readonly GatheredSource[],
  isMeant: (source: GatheredSource) => boolean,
  work: Condensing,
): Promise<GatheredSource[] | null> {
  const most = Math.min(PART.tokens, readableTokens(work.engine));
  const parts = sources.filter(isMeant).flatMap((source) => partsOf(source, most));
  if (parts.length > MOST_PARTS) return null;
  const keys = new Map(parts.map((part) => [part, keyOf(work.engine, 'condense', textOf(part, 0))]));
  const known = await work.kept.read([...keys.values()]);
  const made = new Map<Part, CentralSentence[]>();
  const unknown = parts.filter((part) => {
    const said = known.get(keys.get(part) ?? '');
    if (said !== undefined) made.set(part, sentencesOf(linesIn(said, 0, part.places.length), part));
    return said === undefined;
  });
  const batches = batchesOf(unknown, work.engine);
  if (!(await mayAsk(work, batches.map(promptOf)))) return null;
  const ask = async (batch: readonly Part[]): Promise<void> => {
    const found = await writeOrNull('condense', promptOf(batch), work);
    // What is too much for the model at once may not be so one by one.
    if (!found && batch.length > 1) for (const part of batch) await ask([part]);
    let before = 0;
    for (const part of found ? batch : []) {
      const lines = linesIn(found?.said ?? '', before, part.places.length);
      before += part.places.length;
      made.set(part, sentencesOf(lines, part));
      if (found?.isWhole && lines.length > 0) await work.kept.write(keys.get(part) ?? '', lines.map(inLine).join('\n'));
    }
  };
  const waiting = [...batches];
  const next = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) await ask(batch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const saidOf = (part: Part): CentralSentence[] => {
    const said = made.get(part) ?? [];
    return said.length > 0 ? said : centralOf(part);
  };
  return sources.map((source) => {
    const own = parts.filter((part) => part.source === source);
    return own.length === 0 ? source : { ...source, condensed: own.flatMap(saidOf) };
  });
}

function partsOf(source: GatheredSource, mostTokens: number): Part[] {
  const parts: Part[] = [];
  let open: Part = { source, places: [], tokens: 0 };
  for (const [place, { tokens }] of source.passages.entries()) {
    if (open.places.length > 0 && open.tokens + tokens > mostTokens) {
      parts.push(open);
      open = { source, places: [], tokens: 0 };
    }
    open.places.push(place);
    open.tokens += tokens;
  }
  return open.places.length > 0 ? [...parts, open] : parts;
}

/** What a passage takes beside its words. */
const MARK_TOKENS = 4;

/** Parts in their order, together while the model can read them and write them all in short. */
function batchesOf(parts: readonly Part[], engine: ModelEngine): Part[][] {
  const mostTokens = readableTokens(engine);
  const mostParts = Math.max(1, Math.floor(engine.maxOutputTokens / PART.saidTokens));
  const batches: Part[][] = [];
  let left = 0;
  for (const part of parts) {
    const tokens = part.tokens + part.places.length * MARK_TOKENS;
    const open = batches.at(-1);
    if (open && open.length < mostParts && tokens <= left) open.push(part);
    else batches.push([part]);
    left = (batches.at(-1) === open ? left : mostTokens) - tokens;
  }
  return batches;
}

/** Its passages by their numbers, counted from the one after `before`. */
const textOf = ({ source, places }: Part, before: number): string =>
  places.map((place, i) => `[${before + i + 1}] ${harmless(source.passages[place]?.text ?? '')}`).join('\n');

function promptOf(batch: readonly Part[]): string {
  let before = 0;
  const blocks = batch.map((part) => {
    const text = textOf(part, before);
    before += part.places.length;
    return `<source>\n${text}\n</source>`;
  });
  return `<sources>\n${blocks.join('\n')}\n</sources>`;
}

/** A sentence with the number of its passage within its part, from 1. */
interface Line {
  mark: number;
  text: string;
}

const inLine = ({ mark, text }: Line): string => `${text} [${mark}]`;

const LINE_MARK = /\[(\d{1,5})\]/g;

/** What a model wrote of the passages after `before`, each line under the first of these that it names. */
const linesIn = (said: string, before: number, count: number): Line[] =>
  said.split('\n').flatMap((line): Line[] => {
    const named = [...line.matchAll(LINE_MARK)].map(([, digits]) => Number(digits) - before);
    const mark = named.find((one) => one >= 1 && one <= count);
    const text = line
      .replace(LINE_MARK, '')
      .replace(/^\s*[-*•\d.)]+\s+/, '')
      .trim();
    return mark === undefined || text === '' ? [] : [{ mark, text }];
  });

const sentencesOf = (lines: readonly Line[], { places }: Part): CentralSentence[] =>
  lines.flatMap(({ mark, text }) => {
    const passage = places[mark - 1];
    return passage === undefined ? [] : [{ passage, text }];
  });

const CENTRAL = 6;

function centralOf({ source, places }: Part): CentralSentence[] {
  const texts = source.passages.map(({ text }) => text);
  const found = central(texts, places, CENTRAL);
  if (found.length > 0) return found;
  const [first = 0] = places;
  return passageSentencesOf(texts[first] ?? '')
    .slice(0, 1)
    .map((text) => ({ passage: first, text }));
}
