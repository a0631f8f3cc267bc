import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Lets files be dropped on an element; answers whether some are held over it now. */
export function useDropZone(zone: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const handleOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', handleOver, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener('drop', handleDrop, { signal });
    return () => listening.abort();
  }, [zone, latest]);
  return isOver;
}
