import { useEffect } from 'react';

/** Names the tab: 'Dashboard · Maru'. An undefined name leaves 'Maru'. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    document.title = name ? `${name} · Maru` : 'Maru';
  }, [name]);
}
