import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SHARE } from '../shell/place-path.ts';

/** Whether the dialog is open: by a press, or by an address that asks for it. */
export function useShareOpen(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isWanted, setWanted] = useState(false);
  const [search, setSearch] = useSearchParams();
  return {
    isOpen: isWanted || search.has(SHARE),
    open: () => setWanted(true),
    close() {
      setWanted(false);
      if (!search.has(SHARE)) return;
      const rest = new URLSearchParams(search);
      rest.delete(SHARE);
      setSearch(rest, { replace: true });
    },
  };
}
