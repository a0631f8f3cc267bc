import { useMemo } from 'react';
import { useDraft } from '../lib/use-draft.ts';
import { keptMaterial, readMaterial, type Material } from './material.ts';

export interface MaterialDraft {
  material: Material;
  change: (material: Material) => void;
  clear: () => void;
}

/** What somebody brings to be measured; it outlives the dialog and the tab until it is cleared. */
export function useMaterialDraft(key: string): MaterialDraft {
  const { text, type, clear } = useDraft(key);
  const material = useMemo(() => readMaterial(text), [text]);
  return { material, change: (changed) => type(keptMaterial(changed)), clear };
}
