import type { BodyOf } from '#contract/base/route.ts';
import type { voicesApi } from '#contract/voices/voices.api.ts';

/** A source that was chosen to be measured. */
export type ChosenThing = { nodeId: string } | { fileId: string };

/** What somebody brings to be measured. */
export interface Material {
  texts: readonly string[];
  things: readonly ChosenThing[];
}

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
