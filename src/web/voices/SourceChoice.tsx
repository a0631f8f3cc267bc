import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { BoardPlace } from '#contract/board/place.ts';
import { libraryApi, type LibraryPlace, type LibrarySource } from '#contract/library/library.api.ts';
import { VOICES } from '#contract/limits.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import type { ChosenThing } from './material.ts';

interface SourceChoiceProps {
  chosen: readonly ChosenThing[];
  onChoose: (chosen: readonly ChosenThing[]) => void;
  place: BoardPlace | null;
}

/** The sources of all boards that were read, those of the open board first. */
export function SourceChoice({ chosen, onChoose, place }: SourceChoiceProps) {
  const t = useWords('voices');
  const [sought, seek] = useState('');
  const q = useDeferredValue(sought.trim());
  const common = useWords('common');
  const { data, isError, refetch } = useQuery({
    ...reading(libraryApi.list, { query: q === '' ? {} : { q } }),
    placeholderData: keepPreviousData,
  });
  const sources = (data?.sources ?? [])
    .flatMap((source) => offered(source, place) ?? [])
    .sort((a, b) => Number(b.isHere) - Number(a.isHere));
  const isFull = chosen.length >= VOICES.sources;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-3">{t('sourcesText')}</p>
      <Input
        type="search"
        label={t('searchSources')}
        value={sought}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => seek(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-bad">
          {t('sourcesFailed')}
          <Button size="sm" className="pointer-coarse:h-11" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </div>
      )}
      {data && sources.length === 0 && <p className="text-sm text-ink-3">{t(q === '' ? 'noSources' : 'noneFound')}</p>}
      <ul className="max-h-56 overflow-y-auto">
        {sources.map(({ thing, title, where }) => {
          const isChosen = chosen.some((one) => isSame(one, thing));
          return (
            <li key={keyOf(thing)}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-base pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  className="size-[18px] shrink-0 accent-(--ring)"
                  onChange={() => onChoose(isChosen ? chosen.filter((one) => !isSame(one, thing)) : [...chosen, thing])}
                />
                <span className="min-w-0 grow truncate">{title}</span>
                <span className="max-w-[40%] shrink-0 truncate text-xs text-ink-3">{where}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const keyOf = (thing: ChosenThing): string => ('nodeId' in thing ? thing.nodeId : thing.fileId);
const isSame = (a: ChosenThing, b: ChosenThing): boolean => keyOf(a) === keyOf(b);

function offered({ status, title, places }: LibrarySource, open: BoardPlace | null) {
  if (status !== 'ready') return null;
  const here = places.find((one) => open !== null && isOn(one, open));
  const at = here ?? places[0];
  const thing = at && thingOf(at);
  return thing ? { thing, title, where: at.where, isHere: here !== undefined } : null;
}

const isOn = ({ canvasId, projectId }: LibraryPlace, open: BoardPlace): boolean =>
  'canvasId' in open ? canvasId === open.canvasId : projectId === open.projectId;

const thingOf = ({ nodeId, fileId }: LibraryPlace): ChosenThing | null =>
  nodeId !== null ? { nodeId } : fileId !== null ? { fileId } : null;
