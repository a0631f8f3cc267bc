import { toNodeKind } from '#contract/board/kinds/index.ts';
import { overviewOf } from '../chat/overview/overview-of.ts';
import { rankPassages } from '../ai/embedded/quoting.ts';
import { questionTerms } from '../ai/embedded/terms.ts';
import { estimateTokens } from '../ai/tokens.ts';
import type { GatheredSource } from '../chat/context/gather.ts';
import { splitNote } from '../chat/context/notes.ts';
import type { Db } from '../platform/db/db.ts';
import { readSegments } from '../sources/passages.service.ts';
import { bounded, type SearchDeps } from './bounded.ts';
import * as store from './passages.store.ts';

/** Where a gathered source stands. */
export interface Standing {
  canvasId: string | null;
  projectId: string | null;
  /** True for a project's file that no node shows: the source's node id is the file's then. */
  isFile: boolean;
}

export interface Readable {
  sources: GatheredSource[];
  /** By the node id of the source. */
  standing: ReadonlyMap<string, Standing>;
}

const MOST = {
  candidates: 240,
  notes: 60,
  passages: 60,
  terms: 24,
  latestSources: 8,
  latestPassages: 6,
  latestNotes: 8,
} as const;

/**
 * What a question is answered from when it is asked of everything: the passages and notes that fit it best, or the
 * beginnings of what was read last when it names no matter or nothing fits.
 */
export async function gatherReadable(deps: SearchDeps, actorId: string, question: string): Promise<Readable> {
  const matter = matterOf(question);
  const terms = questionTerms(matter).slice(0, MOST.terms);
  const { passages, notes } = await bounded(deps, actorId, (db) => find(db, actorId, terms));
  const best = bestOf(matter, passages);
  const standing = new Map<string, Standing>();
  const sources: GatheredSource[] = [];
  for (const group of Map.groupBy(best, (passage) => passage.sourceId).values()) {
    const [first] = group;
    if (!first) continue;
    standing.set(first.nodeId, first);
    const isTimed = group.some(({ startSec }) => startSec !== null);
    const segments = isTimed ? await readSegments(deps, first.sourceId) : [];
    sources.push({ ...sourceOf(first), passages: group.toSorted((a, b) => a.ordinal - b.ordinal), segments });
  }
  for (const note of notes) {
    const source = noteOf(note);
    if (!source) continue;
    standing.set(note.id, { ...note, isFile: false });
    sources.push(source);
  }
  return { sources, standing };
}

/** Words like 'summarise' are looked for nowhere. */
function matterOf(question: string): string {
  const overview = overviewOf(question, []);
  return overview ? (overview.topic ?? '') : question;
}

async function find(tx: Db, actorId: string, terms: readonly string[]) {
  const pairs = [...new Set(terms.flatMap(pairsOf))];
  const passages = pairs.length === 0 ? [] : await store.findPassages(tx, actorId, { terms, pairs }, MOST.candidates);
  const notes = terms.length === 0 ? [] : await store.findNotes(tx, actorId, terms, MOST.notes);
  if (passages.length + notes.length > 0) return { passages, notes };
  const latest = { sources: MOST.latestSources, passages: MOST.latestPassages };
  return {
    passages: await store.readLatest(tx, actorId, latest),
    notes: await store.readLatestNotes(tx, actorId, MOST.latestNotes),
  };
}

/** The two-letter pieces of a term, as the index cuts words. */
function pairsOf(term: string): string[] {
  const letters = Array.from(term);
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

function bestOf(matter: string, passages: readonly store.ReadablePassage[]): store.ReadablePassage[] {
  const texts = passages.map((passage) => passage.text);
  const best = rankPassages(matter, texts, MOST.passages).flatMap((place) => passages[place] ?? []);
  return best.length > 0 ? best : [...passages];
}

const sourceOf = ({ nodeId, sourceId, kind, title, url }: store.ReadablePassage) => ({
  nodeId,
  sourceId,
  kind,
  title,
  url,
  state: 'readable' as const,
  problem: null,
});

function noteOf(note: store.ReadableNote): GatheredSource | null {
  if (['website', 'group', 'ai-chat', 'file'].includes(toNodeKind(note.type, note.metadata))) return null;
  const place = { heading: null, page: null, startSec: null, endSec: null };
  const passages = splitNote(note.title, note.content).map((text) => ({
    ...place,
    id: note.id,
    text,
    tokens: estimateTokens(text),
  }));
  const { id, title } = note;
  const base = { nodeId: id, sourceId: id, kind: 'text' as const, title, url: null, problem: null, segments: [] };
  return passages.length === 0 ? null : { ...base, state: 'readable', passages };
}
