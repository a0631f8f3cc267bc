import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LANDING } from '#contract/limits.ts';
import { classes } from '../ui/classes.ts';

/** Fades and rises 16 px once 15 % of it is seen; with reduced motion it simply stands there. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        watch.disconnect();
      },
      { threshold: LANDING.revealShare },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={classes(
        'transition-[opacity,translate] duration-(--dur-reveal) ease-out',
        !isSeen && 'motion-safe:translate-y-4 motion-safe:opacity-0 print:translate-y-0 print:opacity-100',
        className,
      )}
    >
      {children}
    </div>
  );
}
