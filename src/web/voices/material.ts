import { z } from 'zod';
import type { BodyOf } from '#contract/base/route.ts';
import { VOICES } from '#contract/limits.ts';
import type { voicesApi } from '#contract/voices/voices.api.ts';

/** A source that was chosen to be measured. */
export type ChosenThing = { nodeId: string } | { fileId: string };

/** What somebody brings to be measured. */
export interface Material {
  texts: readonly string[];
  things: readonly ChosenThing[];
}

const keptShape = z.object({
  texts: z.array(z.string()).max(VOICES.pasted),
  things: z
    .array(z.union([z.strictObject({ nodeId: z.string() }), z.strictObject({ fileId: z.string() })]))
    .max(VOICES.sources),
});

export const noMaterial: Material = { texts: [''], things: [] };

const written = ({ texts }: Material): string[] => texts.filter((text) => text.trim() !== '');

export const isNothing = (material: Material): boolean => material.things.length + written(material).length === 0;

/** As the calls want it. */
export const sentMaterial = (
  material: Material,
): Required<Pick<BodyOf<(typeof voicesApi)['create']>, 'texts' | 'nodeIds' | 'fileIds'>> => ({
  texts: written(material),
  nodeIds: material.things.flatMap((one) => ('nodeId' in one ? one.nodeId : [])),
  fileIds: material.things.flatMap((one) => ('fileId' in one ? one.fileId : [])),
});

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** As a draft keeps it; empty where nothing is written or chosen. */
export const keptMaterial = (material: Material): string => {
  const isBlank = material.things.length === 0 && material.texts.every((text) => text === '');
  return isBlank ? '' : JSON.stringify(material);
};

/** What a draft keeps; no material for a draft that is none of it. */
export function readMaterial(draft: string): Material {
  try {
    const { texts, things } = keptShape.parse(JSON.parse(draft));
    return { texts: texts.length > 0 ? texts : noMaterial.texts, things };
  } catch {
    return noMaterial;
  }
}
