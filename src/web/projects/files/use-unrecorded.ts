import { useCallback, useState } from 'react';
import { isRecord } from '#contract/base/is-record.ts';
import { keepInTab, readInTab } from '../../lib/stored.ts';
import type { SentFile } from '../send-project-file.ts';

const keyOf = (projectId: string) => `unrecorded:${projectId}`;

const isSentFile = (value: unknown): value is SentFile =>
  isRecord(value) && 'name' in value && 'uploadURL' in value && 'size' in value;

/** The files of this tab that were sent but could not be recorded; a reload keeps them. */
function readUnrecorded(projectId: string): readonly SentFile[] {
  try {
    const kept: unknown = JSON.parse(readInTab(keyOf(projectId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSentFile) : [];
  } catch {
    return [];
  }
}

const writeUnrecorded = (projectId: string, files: readonly SentFile[]): void =>
  keepInTab(keyOf(projectId), files.length === 0 ? null : JSON.stringify(files));

/** Lets the project's screen offer a file that was brought elsewhere in this tab. */
export const keepUnrecorded = (projectId: string, file: SentFile): void =>
  writeUnrecorded(projectId, [...readUnrecorded(projectId), file]);

/** Files whose bytes arrived and whose record did not, until they are recorded or given up. */
export function useUnrecorded(projectId: string) {
  const [files, setFiles] = useState(() => readUnrecorded(projectId));
  const change = useCallback(
    (changed: (files: readonly SentFile[]) => readonly SentFile[]) =>
      setFiles((before) => {
        const after = changed(before);
        writeUnrecorded(projectId, after);
        return after;
      }),
    [projectId],
  );
  const keep = useCallback((file: SentFile) => change((all) => [...all, file]), [change]);
  const forget = useCallback(
    (file: SentFile) => change((all) => all.filter((other) => other.uploadURL !== file.uploadURL)),
    [change],
  );
  return { files, keep, forget };
}
