import { Suspense, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { isCommandKey } from '../lib/letter-key.ts';
import { ComingField } from '../ui/ComingField.tsx';
import { useWords } from '../words/index.ts';
import { NavBar } from './NavBar.tsx';
import { OpenSearchContext, SEARCH_CODE } from './open-search.ts';
import { PaletteSlot } from './palette-slot.ts';
import { TabBar } from './TabBar.tsx';

/** A screen of the signed-in product: the navigation bar above, the screen's own main element (id "content") below. */
export function Page({ children }: { children: ReactNode }) {
  const t = useWords('shell');
  const drawPalette = use(PaletteSlot);
  const [isSearching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    setSearching(false);
  };
  const openSearch = useCallback(() => setSearching(true), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event, SEARCH_CODE)) return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <OpenSearchContext value={openSearch}>
      <div className="group/page flex min-h-dvh flex-col">
        <NavBar onSearch={openSearch} />
        {children}
        <TabBar onAsk={openSearch} />
      </div>
      {isSearching && drawPalette && (
        <Suspense fallback={<ComingField label={t('search')} onType={setTyped} />}>
          {drawPalette(typed, close)}
        </Suspense>
      )}
    </OpenSearchContext>
  );
}
