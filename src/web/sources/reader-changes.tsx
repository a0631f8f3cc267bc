import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { callVersions, idOf, type SourceOf } from './source-of.ts';
import { SourceChanges } from './SourceChanges.tsx';

/** Whether what has changed is shown, and since when: as it was asked for, until the reader chooses otherwise. */
export function useChanges(of: SourceOf, asked: string | null) {
  const shown = `${idOf(of)} ${asked}`;
  const [chosen, setChosen] = useState<{ instead: string; since: string | null } | null>(null);
  const since = chosen?.instead === shown ? chosen.since : asked;
  return { isShown: since !== null, since, show: (next: string | null) => setChosen({ instead: shown, since: next }) };
}

interface ChangesOfProps {
  source: SourceOf;
  since: string | null;
  /** When the present text was read. */
  revision: string | null;
  onBack: () => void;
}

/** Reads both texts and shows what differs. */
export function ChangesOf({ source, since, revision, onBack }: ChangesOfProps) {
  const t = useWords('sources');
  const query = since === null || since === 'last' ? {} : { since };
  const versions = useQuery({
    queryKey: ['versions', idOf(source), since, revision],
    queryFn: ({ signal }) => callVersions(source, query, signal),
  });
  if (versions.data) return <SourceChanges versions={versions.data} onBack={onBack} />;
  if (versions.error) {
    return (
      <div className="p-4">
        <ErrorView error={versions.error} title={t('loadFailed')} onRetry={() => void versions.refetch()} />
      </div>
    );
  }
  return (
    <Waiting label={t('loading')} className="flex flex-col gap-3 p-5">
      {[92, 60, 84].map((width) => (
        <Skeleton key={width} className="h-3.5" style={{ width: `${width}%` }} />
      ))}
    </Waiting>
  );
}
