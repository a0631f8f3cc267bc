import { expect, it } from 'vitest';
import type { LibrarySource, OwnNote } from '#contract/library/library.api.ts';
import { offeredOf } from './use-offered.ts';

const note = (nodeId: string, canvasId: string): OwnNote => ({
  nodeId,
  title: nodeId,
  canvasId,
  projectId: null,
  where: canvasId,
});
const source = (nodeId: string, canvasId: string, status: LibrarySource['status'] = 'ready'): LibrarySource => ({
  kind: 'youtube',
  title: nodeId,
  url: 'https://youtu.be/x',
  from: null,
  thumbnail: null,
  status,
  passageCount: 1,
  fetchedAt: null,
  places: [{ nodeId, fileId: null, boardId: 'b', canvasId, projectId: null, where: canvasId, mayEdit: true }],
});

const titles = (open: string | null) =>
  offeredOf(
    [note('own there', 'there'), note('own here', 'here')],
    [source('film there', 'there'), source('film here', 'here'), source('film to come', 'here', 'queued')],
    open === null ? null : { canvasId: open },
  ).map(({ title }) => title);

it('what stands on the open board comes first, notes before sources that were read', () =>
  expect(titles('here')).toEqual(['own here', 'film here', 'own there', 'film there']));

it('without an open board notes come before sources', () =>
  expect(titles(null)).toEqual(['own there', 'own here', 'film there', 'film here']));
