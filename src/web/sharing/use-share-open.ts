import { useSearchParams } from 'react-router';
import { usePanels, useShownPanels } from '../board-context/panels.ts';
import { SHARE } from '../shell/place-path.ts';

/** Whether the dialog is open: by a press, a key, a command, or by an address that asks for it. */
export function useShareOpen(): { isOpen: boolean; open: () => void; close: () => void } {
  const panels = usePanels();
  const { panel } = useShownPanels();
  const [search, setSearch] = useSearchParams();
  return {
    isOpen: panel?.what === 'share' || search.has(SHARE),
    open: () => panels.open({ what: 'share' }),
    close() {
      panels.close();
      if (!search.has(SHARE)) return;
      const rest = new URLSearchParams(search);
      rest.delete(SHARE);
      setSearch(rest, { replace: true });
    },
  };
}
