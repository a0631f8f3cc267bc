import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BoardPlace } from '../lib/board-place.ts';
import { libraryApi, type LibraryPlace, type LibrarySource, type OwnNote } from '#contract/library/library.api.ts';
import { reading } from '../lib/query.ts';
import type { ChosenThing } from './material.ts';

export interface OfferedThing {
  thing: ChosenThing;
  title: string;
  /** The name of the canvas or project. */
  where: string;
  isNote: boolean;
  isHere: boolean;
}

export interface Offered {
  offered: readonly OfferedThing[];
  /** Whether it is known that there is nothing else. */
  isKnown: boolean;
  hasFailed: boolean;
  again: () => void;
}

/** What can be measured: notes in which somebody has written and sources that were read, those of the open board first. */
export function useOffered(q: string, place: BoardPlace | null): Offered {
  const sought = q === '' ? {} : { q };
  const near = place && ('canvasId' in place ? place.canvasId : place.projectId);
  const notes = useQuery({
    ...reading(libraryApi.notes, { query: { ...sought, ...(near && { near }) } }),
    placeholderData: keepPreviousData,
  });
  const sources = useQuery({ ...reading(libraryApi.list, { query: sought }), placeholderData: keepPreviousData });
  return {
    offered: offeredOf(notes.data?.notes ?? [], sources.data?.sources ?? [], place),
    isKnown: notes.data !== undefined && sources.data !== undefined,
    hasFailed: notes.isError || sources.isError,
    again: () => {
      if (notes.isError) void notes.refetch();
      if (sources.isError) void sources.refetch();
    },
  };
}

/** In one list: what stands on the open board, notes before sources, then the rest in the same order. */
export function offeredOf(
  notes: readonly OwnNote[],
  sources: readonly LibrarySource[],
  place: BoardPlace | null,
): OfferedThing[] {
  const written = notes.map(({ nodeId, title, where, ...at }) => ({
    thing: { nodeId },
    title,
    where,
    isNote: true,
    isHere: place !== null && isOn(at, place),
  }));
  return [...written, ...sources.flatMap((source) => offeredSource(source, place) ?? [])].toSorted(
    (a, b) => Number(b.isHere) - Number(a.isHere),
  );
}

function offeredSource({ status, title, places }: LibrarySource, open: BoardPlace | null): OfferedThing | null {
  if (status !== 'ready') return null;
  const here = places.find((one) => open !== null && isOn(one, open));
  const at = here ?? places[0];
  const thing = at && thingOf(at);
  return thing ? { thing, title, where: at.where, isNote: false, isHere: here !== undefined } : null;
}

const isOn = (at: Pick<LibraryPlace, 'canvasId' | 'projectId'>, open: BoardPlace): boolean =>
  'canvasId' in open ? at.canvasId === open.canvasId : at.projectId === open.projectId;

const thingOf = ({ nodeId, fileId }: LibraryPlace): ChosenThing | null =>
  nodeId !== null ? { nodeId } : fileId !== null ? { fileId } : null;

export const keyOf = (thing: ChosenThing): string => ('nodeId' in thing ? thing.nodeId : thing.fileId);
