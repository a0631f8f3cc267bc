import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than so many pixels. */
export function useScrolled(beyondPx: number): boolean {
  const [isBeyond, setBeyond] = useState(() => window.scrollY > beyondPx);
  useEffect(() => {
    const look = () => setBeyond(window.scrollY > beyondPx);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [beyondPx]);
  return isBeyond;
}
