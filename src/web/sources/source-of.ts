import { projectsApi } from '#contract/projects/projects.api.ts';
import { fileSourcesApi } from '#contract/sources/file-sources.api.ts';
import { mediaApi } from '#contract/sources/media.api.ts';
import { sourcesApi, type SourceView, type TextVersions } from '#contract/sources/sources.api.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';

/** Whose source is meant: a node's on the board, or a stored file's, whichever node shows it. */
export type SourceOf = { nodeId: string; fileId?: undefined } | { fileId: string; nodeId?: undefined };

export const idOf = ({ nodeId, fileId }: SourceOf): string => nodeId ?? fileId ?? '';

/** The calls about a source, each by its node or its file. */
export const readingOf = ({ nodeId, fileId }: SourceOf) =>
  fileId === undefined
    ? reading(sourcesApi.readSource, { params: { nodeId } })
    : reading(projectsApi.readFileSource, { params: { fileId } });

export const callSource = (nodeId: string): Promise<SourceView> => call(sourcesApi.readSource, { params: { nodeId } });

export const callVersions = (
  { nodeId, fileId }: SourceOf,
  query: { since?: string },
  signal: AbortSignal,
): Promise<TextVersions> =>
  fileId === undefined
    ? call(sourcesApi.readVersions, { params: { nodeId }, query, signal })
    : call(projectsApi.readFileVersions, { params: { fileId }, query, signal });

export const callRetry = ({ nodeId, fileId }: SourceOf) =>
  fileId === undefined
    ? call(sourcesApi.retry, { params: { nodeId } })
    : call(fileSourcesApi.retryFileSource, { params: { fileId } });

export const callTranscript = ({ nodeId, fileId }: SourceOf, text: string) =>
  fileId === undefined
    ? call(sourcesApi.putTranscript, { params: { nodeId }, body: { text } })
    : call(fileSourcesApi.putFileTranscript, { params: { fileId }, body: { text } });

export const callAltText = ({ nodeId, fileId }: SourceOf, text: string) =>
  fileId === undefined
    ? call(mediaApi.putAltText, { params: { nodeId }, body: { text } })
    : call(fileSourcesApi.putFileAltText, { params: { fileId }, body: { text } });
