import { useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

/** Files that are pasted or dropped while this is shown, wherever; words go where they are meant to go. */
export function useBroughtFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    const take = (event: Event, transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(files);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const allow = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    document.addEventListener('paste', paste, true);
    document.addEventListener('dragover', allow, true);
    document.addEventListener('drop', drop, true);
    return () => {
      document.removeEventListener('paste', paste, true);
      document.removeEventListener('dragover', allow, true);
      document.removeEventListener('drop', drop, true);
    };
  }, [latest]);
}
