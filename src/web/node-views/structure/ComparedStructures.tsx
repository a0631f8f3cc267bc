import { useQuery } from '@tanstack/react-query';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { shareOf } from '#contract/recipes/structure/overlay.ts';
import { sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import { timelineOf, timelineOfSheet } from './timeline.ts';
import { structureApi } from '#contract/recipes/structure/structure.api.ts';
import { call } from '../../lib/api.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { StructureOverlay } from './StructureOverlay.tsx';

interface ComparedStructuresProps {
  /** Recordings, and notes that are beat sheets. */
  nodes: readonly BoardNode[];
  onOpen: (nodeId: string, startSec: number) => void;
}

/** These structures above each other, and what the recordings among them have in common. */
export function ComparedStructures({ nodes, onOpen }: ComparedStructuresProps) {
  const t = useWords('media');
  const { language } = useLanguage();
  const recordings = nodes.filter((node) => sheetOf(node) === null);
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
        {nodes.map(({ id }) => (
          <Skeleton key={id} className="h-4 w-full" />
        ))}
      </Waiting>
    );
  const xrays = new Map(recordings.map(({ id }, at) => [id, reading.data[at]]));
  const references = nodes.flatMap((node) => {
    const sheet = sheetOf(node);
    const xray = xrays.get(node.id);
    const timeline = sheet ? timelineOfSheet(sheet) : xray && timelineOf(xray);
    return timeline ? [{ id: node.id, title: node.title, timeline }] : [];
  });
  const films = recordings.flatMap(({ id, title }) => {
    const xray = xrays.get(id);
    return xray ? [{ title, xray }] : [];
  });
  if (references.length < 2) return <p className="text-sm text-ink-2">{t('structure.none')}</p>;
  return (
    <>
      <StructureOverlay references={references} onOpen={onOpen} />
      <ul className="mt-1 max-h-32 list-disc overflow-y-auto pl-4 text-ink-2">
        {shareOf(films).map(({ id, words }) => (
          <li key={id}>{words[language]}</li>
        ))}
      </ul>
    </>
  );
}
