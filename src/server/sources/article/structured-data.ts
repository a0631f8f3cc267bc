import { isRecord } from '#contract/base/is-record.ts';
import type { DomDocument } from './dom.ts';

/** What the JSON-LD of a page says about its article. */
export interface StructuredData {
  author: string | null;
  publishedAt: string | null;
  language: string | null;
  /** The text of the article; on many pages only its beginning. */
  body: string | null;
  recipe: Recipe | null;
  /** False where the page says that its text is for subscribers alone. */
  isFree: boolean;
  /** Selectors of the parts that are for subscribers alone. */
  lockedParts: string[];
}

export interface Recipe {
  ingredients: string[];
  steps: string[];
}

type Thing = Readonly<Record<string, unknown>>;

const MOST = { scripts: 20, characters: 500_000, things: 2_000, lines: 300, depth: 4 } as const;
const ARTICLE = /(Article|Posting|Report|Review|Recipe|WebPage|Question|CreativeWork)$/;

export function readStructuredData(page: DomDocument): StructuredData {
  const things = thingsIn(page);
  const named = things.filter((thing) => thing['name'] !== undefined);
  const byId = new Map(named.flatMap((thing) => (typeof thing['@id'] === 'string' ? [[thing['@id'], thing]] : [])));
  const articles = things.filter((thing) => typesOf(thing).some((type) => ARTICLE.test(type)));
  const first = <T>(read: (thing: Thing) => T | null): T | null => {
    for (const article of articles) {
      const found = read(article);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    author: first((thing) => namesOf(thing['author'] ?? thing['creator'], byId)),
    publishedAt: first((thing) => textOf(thing['datePublished'] ?? thing['dateCreated'])),
    language: first(
      (thing) =>
        textOf(thing['inLanguage']) ?? textOf(isRecord(thing['inLanguage']) && thing['inLanguage']['alternateName']),
    ),
    body: first((thing) => textOf(thing['articleBody'])),
    recipe: recipeIn(things),
    isFree: !articles.some((thing) => isFalse(thing['isAccessibleForFree'])),
    lockedParts: things.flatMap((thing) =>
      isFalse(thing['isAccessibleForFree']) ? (textOf(thing['cssSelector']) ?? []) : [],
    ),
  };
}

const isFalse = (value: unknown): boolean => value === false || (typeof value === 'string' && /^false$/i.test(value));

function recipeIn(things: readonly Thing[]): Recipe | null {
  const recipe = things.find((thing) => typesOf(thing).includes('Recipe'));
  if (!recipe) return null;
  const ingredients = [recipe['recipeIngredient'] ?? recipe['ingredients']].flat().flatMap((one) => linesOf(one));
  const steps = stepsOf(recipe['recipeInstructions'], 0);
  return ingredients.length + steps.length > 0
    ? { ingredients: ingredients.slice(0, MOST.lines), steps: steps.slice(0, MOST.lines) }
    : null;
}

/** Steps are texts, things with a text, or sections of such. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > MOST.depth) return [];
  return [value].flat().flatMap((one) => {
    if (!isRecord(one)) return linesOf(one);
    const inner = one['itemListElement'] ?? one['steps'];
    if (inner !== undefined) return stepsOf(inner, depth + 1);
    return linesOf(textOf(one['text']) ?? textOf(one['name']));
  });
}

const linesOf = (value: unknown): string[] =>
  (textOf(value) ?? '')
    .replace(/<[^<>]{0,200}>/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Every object of every script, the outer ones first; scripts that are no JSON say nothing. */
function thingsIn(page: DomDocument): Thing[] {
  const things: Thing[] = [];
  for (const script of page.querySelectorAll('script[type="application/ld+json"]').slice(0, MOST.scripts)) {
    const text = (script.textContent ?? '').replace(/^\s*(<!--|\/\/ ?<!\[CDATA\[)|(-->|\/\/ ?\]\]>)\s*$/g, '');
    const found = text.length <= MOST.characters ? parsed(text) : null;
    const waiting = [found];
    for (let at = 0; at < waiting.length && things.length < MOST.things; at++) {
      const value = waiting[at];
      if (Array.isArray(value)) waiting.push(...(value as unknown[]).slice(0, MOST.things));
      else if (isRecord(value)) {
        things.push(value);
        waiting.push(...Object.values(value).filter((inner) => typeof inner === 'object'));
      }
    }
  }
  return things;
}

/** Line breaks within strings are no JSON, and common. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/[\u0000-\u001f]+/g, ' '));
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const typesOf = (thing: Thing): string[] => [thing['@type']].flat().filter((type) => typeof type === 'string');

/** A name, a person or several; a person may stand elsewhere under its '@id'. */
function namesOf(value: unknown, byId: ReadonlyMap<string, Thing>): string | null {
  const names = [value].flat().flatMap((one) => {
    if (!isRecord(one)) return textOf(one) ?? [];
    const named = one['name'] === undefined && typeof one['@id'] === 'string' ? byId.get(one['@id']) : one;
    return [named?.['name']].flat().flatMap((name) => textOf(name) ?? []);
  });
  return names.length > 0 ? [...new Set(names)].join(', ') : null;
}
