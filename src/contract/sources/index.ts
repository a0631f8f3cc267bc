import { either } from '../base/either.ts';
import { keysOf } from '../base/keys-of.ts';
import type { Link, Source } from './source.ts';
import { instagram } from './instagram.ts';
import { website } from './website.ts';
import { youtube } from './youtube.ts';

/** THE REGISTRY of sources, most particular first: the first that recognises a pasted address takes it. */
export const sources = { youtube, instagram, website } as const satisfies Record<string, Source>;
export type SourceId = keyof typeof sources;
export const sourceIds = keysOf(sources);

/** What is read to text: the links of every source, and files. */
export const readKinds = [...sourceIds, 'file'] as const;
export type ReadKind = (typeof readKinds)[number];

/** What a pasted text is a link to. Only text that looks like an address counts; null for anything else. */
export function recogniseLink(pasted: string): { source: SourceId; link: Link } | null {
  const typed = pasted.trim();
  const looksLikeAddress =
    /^https?:\/\/\S+$/i.test(typed) ||
    new RegExp(
      String.raw`^(www\.|m\.)?(${either([/(music\.)?youtube\.com|youtu\.be|instagram\.com|(v[mt]\.)?tiktok\.com|x\.com/, /(mobile\.)?twitter\.com/]).source})\/\S+$`,
      'i',
    ).test(typed);
  if (!looksLikeAddress) return null;
  for (const source of sourceIds) {
    const verdict = sources[source].readLink(typed);
    if (verdict.ok) return { source, link: verdict.value };
  }
  return null;
}

/** The source whose nodes are stored under this type name; null for a node that is no link. */
export const sourceOfType = (storedType: string): SourceId | null =>
  sourceIds.find((source) => sources[source].storedAs === storedType) ?? null;
