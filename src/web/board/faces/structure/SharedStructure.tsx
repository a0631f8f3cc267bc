import { useQuery } from '@tanstack/react-query';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { structureApi } from '#contract/recipes/structure/structure.api.ts';
import { shareOf } from '#contract/recipes/structure/overlay.ts';
import { readStrip } from '#contract/recipes/structure/strip.ts';
import { call } from '../../../lib/api.ts';
import { useLanguage, useWords } from '../../../words/index.ts';
import { useMembers } from '../../editor/hooks.ts';
import { StructureOverlay } from './StructureOverlay.tsx';

const MOST_RECORDINGS = 8;

interface SharedStructureProps {
  node: BoardNode;
  onOpen: (nodeId: string, startSec: number) => void;
}

/** The recordings of one group above each other, and what they have in common; nothing where this one is alone. */
export function SharedStructure({ node, onOpen }: SharedStructureProps) {
  const t = useWords('media');
  const { language } = useLanguage();
  const members = useMembers(node.parentId ?? '');
  const others = members
    .filter(({ id, metadata }) => id !== node.id && readStrip(metadata['beats']).length > 0)
    .slice(0, MOST_RECORDINGS - 1);
  const compared = [node, ...others];
  const { data: xrays = [] } = useQuery({
    enabled: others.length > 0,
    queryKey: ['structures', ...compared.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        compared.map(
          async ({ id }) => (await call(structureApi.readStructure, { params: { nodeId: id }, signal })).xray,
        ),
      ),
  });
  const references = compared.flatMap(({ id, title }, at) => {
    const xray = xrays[at];
    return xray ? [{ id, title, xray }] : [];
  });
  const facts = shareOf(references);
  if (references.length < 2) return null;
  return (
    <section aria-label={t('structure.shared')} className="rounded-control bg-surface-2 px-3 py-2 text-sm">
      <p className="mb-1.5 font-semibold">{t('structure.shared')}</p>
      <StructureOverlay references={references} onOpen={onOpen} />
      <ul className="mt-1 max-h-32 list-disc overflow-y-auto pl-4 text-ink-2">
        {facts.map(({ id, words }) => (
          <li key={id}>{words[language]}</li>
        ))}
      </ul>
    </section>
  );
}
