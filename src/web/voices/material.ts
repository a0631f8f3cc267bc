import { z } from 'zod';
import type { BodyOf } from '#contract/base/route.ts';
import { VOICES } from '#contract/limits.ts';
import { recogniseLink } from '#contract/sources/index.ts';
import type { voicesApi } from '#contract/voices/voices.api.ts';

/** A source that was chosen to be measured. */
export type ChosenThing = { nodeId: string } | { fileId: string };

/** What somebody brings to be measured. */
export interface Material {
  texts: readonly string[];
  /** Addresses, one a line, as they are typed. */
  links: string;
  things: readonly ChosenThing[];
}

const keptShape = z.object({
  texts: z.array(z.string()).max(VOICES.pasted),
  links: z.string().default(''),
  things: z
    .array(z.union([z.strictObject({ nodeId: z.string() }), z.strictObject({ fileId: z.string() })]))
    .max(VOICES.sources),
});

export const noMaterial: Material = { texts: [''], links: '', things: [] };

const written = ({ texts }: Material): string[] => texts.filter((text) => text.trim() !== '');

const typedLinks = ({ links }: Material): string[] =>
  links
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const isNothing = (material: Material): boolean =>
  material.things.length + written(material).length + typedLinks(material).length === 0;

/** Why these addresses are not sent; null where they can be. */
export function linkProblem(material: Material): 'notALink' | 'tooManyLinks' | null {
  const links = typedLinks(material);
  if (links.some((link) => recogniseLink(link) === null)) return 'notALink';
  return new Set(links).size > VOICES.links ? 'tooManyLinks' : null;
}

/** As the calls want it. */
export const sentMaterial = (
  material: Material,
): Required<Pick<BodyOf<(typeof voicesApi)['create']>, 'texts' | 'nodeIds' | 'fileIds' | 'links'>> => ({
  texts: written(material),
  links: [...new Set(typedLinks(material))],
  nodeIds: material.things.flatMap((one) => ('nodeId' in one ? one.nodeId : [])),
  fileIds: material.things.flatMap((one) => ('fileId' in one ? one.fileId : [])),
});

/** The texts of files, each in the first empty field or a new one; `left` are those for which none is. */
export function withTexts(
  material: Material,
  brought: readonly string[],
): { material: Material; left: readonly string[] } {
  const texts = [...material.texts];
  const left: string[] = [];
  for (const text of brought) {
    const at = texts.findIndex((one) => one.trim() === '');
    if (at >= 0) texts[at] = text;
    else if (texts.length < VOICES.pasted) texts.push(text);
    else left.push(text);
  }
  return { material: { ...material, texts }, left };
}

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** As a draft keeps it; empty where nothing is written or chosen. */
export const keptMaterial = (material: Material): string => {
  const isBlank = material.things.length === 0 && material.links === '' && material.texts.every((text) => text === '');
  return isBlank ? '' : JSON.stringify(material);
};

/** What a draft keeps; no material for a draft that is none of it. */
export function readMaterial(draft: string): Material {
  try {
    const { texts, links, things } = keptShape.parse(JSON.parse(draft));
    return { texts: texts.length > 0 ? texts : noMaterial.texts, links, things };
  } catch {
    return noMaterial;
  }
}
