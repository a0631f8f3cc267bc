import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { libraryApi, type LibrarySource } from '#contract/library/library.api.ts';
import type { ReadKind } from '#contract/sources/index.ts';
import { call } from '../lib/api.ts';
import { SourceReader } from '../sources/SourceReader.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { LibraryFilter } from './LibraryFilter.tsx';
import { LibraryRow } from './LibraryRow.tsx';
import { PutOnBoard } from './PutOnBoard.tsx';
import { RemoveSource } from './RemoveSource.tsx';

/** The beginning of the keys under which pages of the library are kept. */
const LIBRARY_KEY = ['/api/library'] as const;

interface LibraryDialogProps {
  onClose: () => void;
  /** Puts a source on the board that is open; null where none is: then it is asked which. */
  onPut: ((source: LibrarySource) => void) | null;
  /** What is being put on the open board just now. */
  putting?: LibrarySource | null;
}

/** Every source that the person may read: found, read, put on a board, deleted. */
export function LibraryDialog({ onClose, onPut, putting = null }: LibraryDialogProps) {
  const t = useWords('library');
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ReadKind | null>(null);
  const [read, setRead] = useState<LibrarySource | null>(null);
  const [removed, setRemoved] = useState<LibrarySource | null>(null);
  const [placed, setPlaced] = useState<LibrarySource | null>(null);
  const q = useDeferredValue(typed.trim());
  const found = useSources(q, kind);
  const sources = found.data?.pages.flatMap((page) => page.sources);
  const readFrom = read?.places[0];
  return (
    <Dialog isOpen onClose={() => (read ? setRead(null) : onClose())} title={t('title')} text={t('text')} widthPx={760}>
      <LibraryFilter typed={typed} onType={setTyped} kind={kind} onKind={setKind} />
      <div className="mt-3 min-h-[320px]" aria-busy={found.isFetching}>
        {found.error && <ErrorView error={found.error} title={t('failed')} onRetry={() => void found.refetch()} />}
        {!sources && !found.error && <Loading />}
        {sources?.length === 0 && <Nothing isSought={q !== '' || kind !== null} />}
        {sources && sources.length > 0 && (
          <ul aria-label={t('list')} className="flex flex-col">
            {sources.map((source) => (
              <LibraryRow
                key={`${source.kind} ${source.places[0]?.nodeId ?? source.places[0]?.fileId}`}
                source={source}
                isPutting={putting === source}
                onRead={() => setRead(source)}
                onPut={() => (onPut ? onPut(source) : setPlaced(source))}
                putLabel={t(onPut ? 'putHere' : 'put')}
                onRemove={() => setRemoved(source)}
                onLeave={onClose}
              />
            ))}
          </ul>
        )}
        {found.hasNextPage && (
          <div className="mt-3 flex justify-center">
            <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
      {readFrom && (
        <SourceReader
          {...(readFrom.nodeId === null ? { fileId: readFrom.fileId ?? '' } : { nodeId: readFrom.nodeId })}
          passageId={null}
          isOverPage
          mayEdit={readFrom.mayEdit}
          onClose={() => setRead(null)}
        />
      )}
      {removed && (
        <RemoveSource
          source={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => void client.invalidateQueries({ queryKey: LIBRARY_KEY })}
        />
      )}
      {placed && <PutOnBoard source={placed} onClose={() => setPlaced(null)} onPlaced={onClose} />}
    </Dialog>
  );
}

const useSources = (q: string, kind: ReadKind | null) =>
  useInfiniteQuery({
    queryKey: [...LIBRARY_KEY, q, kind],
    queryFn: ({ signal, pageParam }) =>
      call(libraryApi.list, { query: { page: pageParam, ...(q && { q }), ...(kind && { kind }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length : null),
    // What was deleted from a list of before would leave what was placed since.
    gcTime: 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

function Loading() {
  const t = useWords('library');
  return (
    <Waiting label={t('loading')} className="flex flex-col gap-2 py-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </Waiting>
  );
}

function Nothing({ isSought }: { isSought: boolean }) {
  const t = useWords('library');
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3 text-ink-2">
        <SearchX size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="mt-3.5 text-h3 font-[650]">{t(isSought ? 'nothing' : 'empty')}</p>
      <p className="balance mt-1 max-w-[40ch] text-ink-2">{t(isSought ? 'nothingText' : 'emptyText')}</p>
    </div>
  );
}
