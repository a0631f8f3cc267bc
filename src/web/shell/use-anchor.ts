import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Comes to the part of the screen that the address names ('/#organisations'), once the screen is drawn. */
export function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [location]);
}
