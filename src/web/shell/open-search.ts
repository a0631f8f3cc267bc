import { createContext, useContext } from 'react';

/** Opens the search of the page; null where there is none (for visitors). */
export const OpenSearchContext = createContext<(() => void) | null>(null);

/** The physical key that opens it, with Ctrl or Cmd. */
export const SEARCH_CODE = 'KeyK';

export const useOpenSearch = (): (() => void) | null => useContext(OpenSearchContext);
