import { createContext, useContext } from 'react';

/** Opens the search of the page; null where there is none (for visitors). */
export const OpenSearchContext = createContext<(() => void) | null>(null);

export const useOpenSearch = (): (() => void) | null => useContext(OpenSearchContext);
