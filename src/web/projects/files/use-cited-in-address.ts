import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLatest } from '../../lib/use-latest.ts';

/** Words of a file that the address names. */
export interface CitedInFile {
  fileId: string;
  passageId: string | null;
  quote: string | null;
}

const NAMES = ['file', 'passage', 'quote'] as const;

/** Tells the words of a file that the address names ('?file=…&passage=…&quote=…'), and takes them out of the address. */
export function useCitedInAddress(onCited: (cited: CitedInFile) => void): void {
  const [search, setSearch] = useSearchParams();
  const [fileId, passageId, quote] = NAMES.map((name) => search.get(name));
  const hear = useLatest(onCited);
  useEffect(() => {
    if (!fileId) return;
    hear.current({ fileId, passageId: passageId ?? null, quote: quote ?? null });
    setSearch(
      (now) => {
        for (const name of NAMES) now.delete(name);
        return now;
      },
      { replace: true },
    );
  }, [fileId, passageId, quote, hear, setSearch]);
}
