import type { Language } from '#contract/base/language.ts';
import type { Quote, ReadSource, RecipeMaterial } from '#contract/recipes/recipe.ts';
import { titleOfFile } from '#contract/files/title-of-file.ts';
import { subjectsOf } from '../kinds/outline.ts';
import { PLAN } from '#contract/recipes/plan/check-plan.ts';
import {
  planKey,
  planName,
  type BoardPlan,
  type PlannedLink,
  type PlannedNote,
} from '#contract/recipes/plan/board-plan.ts';

/** Sources this alike stand in one group: the cosine of which keywords they say. */
const ALIKE = 0.5;
const NOTE_QUOTES = 3;
const TITLE_WORDS = 2;

const words = {
  ko: { core: (topic: string) => `${topic} 핵심`, evidence: '근거', group: '같은 이야기' },
  en: { core: (topic: string) => `${topic}: the points`, evidence: 'evidence', group: 'Alike' },
} as const satisfies Record<Language, object>;

interface Told {
  source: ReadSource;
  name: string;
  /** The keywords that it says. */
  terms: ReadonlySet<string>;
}

/**
 * A plan without a model: sources that say the same words in groups, the central sentences of each group as a note, and
 * wires from where they were said. Sources without a title of their own cannot be named and are left out.
 */
export function planOf(material: RecipeMaterial, language: Language): BoardPlan {
  const told = distinct(
    material.sources.map((source): Told => {
      const text = source.text.toLowerCase();
      const terms = material.keywords.filter((term) => text.includes(term.toLowerCase()));
      return { source, name: planName(source.title), terms: new Set(terms) };
    }),
  );
  const clusters = clustersOf(told).slice(0, PLAN.notes);
  const taken = new Set(told.map(({ name }) => planKey(name)));
  const free = (wish: string): string => {
    let title = wish;
    for (let count = 2; taken.has(planKey(title)); count++) title = `${wish} ${count}`;
    taken.add(planKey(title));
    return title;
  };
  const groups: { title: string; members: string[] }[] = [];
  const notes: PlannedNote[] = [];
  const links: PlannedLink[] = [];
  for (const cluster of clusters) {
    const topic = topicOf(cluster, told, subjectsOf(material));
    if (cluster.length > 1 && groups.length < PLAN.groups)
      groups.push({ title: free(topic || words[language].group), members: cluster.map(({ name }) => name) });
    const quoted = quotesOf(cluster);
    if (quoted.length === 0) continue;
    const title = free(words[language].core(topic || titleOfFile(cluster[0]?.name ?? '') || (cluster[0]?.name ?? '')));
    notes.push({ title, text: quoted.map(({ quote }) => `${quote.text} [${quote.mark}]`).join(' ') });
    for (const from of new Set(quoted.map(({ name }) => name)))
      if (links.length < PLAN.links) links.push({ from, to: title, label: words[language].evidence });
  }
  return { groups, notes, links };
}

/** Two cards of one name cannot be told apart. */
function distinct(told: readonly Told[]): Told[] {
  const counts = new Map<string, number>();
  for (const { name } of told) counts.set(planKey(name), (counts.get(planKey(name)) ?? 0) + 1);
  return told.filter(({ name }) => name !== '' && counts.get(planKey(name)) === 1);
}

/** Those that are alike with any of a cluster belong to it; the largest first. */
function clustersOf(told: readonly Told[]): Told[][] {
  const clusters: Told[][] = [];
  for (const one of told) {
    const near = clusters.filter((cluster) => cluster.some((other) => likeness(one.terms, other.terms) >= ALIKE));
    const joined = [...near.flat(), one];
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(joined);
  }
  return clusters.sort((a, b) => b.length - a.length);
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.sqrt(a.size * b.size);
}

/** What most of these say and few others. */
function topicOf(cluster: readonly Told[], all: readonly Told[], keywords: readonly string[]): string {
  const others = all.filter((one) => !cluster.includes(one));
  const share = (among: readonly Told[], term: string) =>
    among.length === 0 ? 0 : among.filter(({ terms }) => terms.has(term)).length / among.length;
  return keywords
    .map((term, rank) => ({ term, weight: share(cluster, term) - share(others, term) - rank / 1_000 }))
    .filter(({ term }) => share(cluster, term) > 0.5)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TITLE_WORDS)
    .map(({ term }) => term)
    .join(' · ');
}

/** The first quotes, one of each source in turn, as many as a note holds. */
function quotesOf(cluster: readonly Told[]): { name: string; quote: Quote }[] {
  const most = Math.max(0, ...cluster.map(({ source }) => source.quotes.length));
  const inTurn = Array.from({ length: most }, (_, place) =>
    cluster.flatMap(({ name, source }) => {
      const quote = source.quotes[place];
      return quote ? [{ name, quote }] : [];
    }),
  ).flat();
  const kept: { name: string; quote: Quote }[] = [];
  let length = 0;
  for (const one of inTurn) {
    length += one.quote.text.length + 6;
    if (kept.length === NOTE_QUOTES || length > PLAN.noteLength) break;
    kept.push(one);
  }
  return kept;
}
