import { useQuery } from '@tanstack/react-query';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { shareOf } from '#contract/recipes/structure/overlay.ts';
import { structureApi } from '#contract/recipes/structure/structure.api.ts';
import { call } from '../../../lib/api.ts';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../../../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../../../words/index.ts';
import { StructureOverlay } from './StructureOverlay.tsx';

interface ComparedStructuresProps {
  recordings: readonly BoardNode[];
  onOpen: (nodeId: string, startSec: number) => void;
}

/** These recordings above each other, and what they have in common. */
export function ComparedStructures({ recordings, onOpen }: ComparedStructuresProps) {
  const t = useWords('media');
  const { language } = useLanguage();
  const reading = useQuery({
    queryKey: ['structures', ...recordings.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        recordings.map(
          async ({ id }) => (await call(structureApi.readStructure, { params: { nodeId: id }, signal })).xray,
        ),
      ),
  });
  if (reading.error) return <ErrorView error={reading.error} onRetry={() => void reading.refetch()} />;
  if (!reading.data)
    return (
      <Waiting label={t('structure.loading')} className="flex flex-col gap-2.5">
        {recordings.map(({ id }) => (
          <Skeleton key={id} className="h-4 w-full" />
        ))}
      </Waiting>
    );
  const references = recordings.flatMap(({ id, title }, at) => {
    const xray = reading.data[at];
    return xray ? [{ id, title, xray }] : [];
  });
  if (references.length < 2) return <p className="text-sm text-ink-2">{t('structure.none')}</p>;
  return (
    <>
      <StructureOverlay references={references} onOpen={onOpen} />
      <ul className="mt-1 max-h-32 list-disc overflow-y-auto pl-4 text-ink-2">
        {shareOf(references).map(({ id, words }) => (
          <li key={id}>{words[language]}</li>
        ))}
      </ul>
    </>
  );
}
