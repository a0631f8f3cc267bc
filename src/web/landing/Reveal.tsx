import type { ReactNode } from 'react';

/** Fades and rises 16 px once 15 % of it is seen. It stands there from the start without scripts and with reduced motion. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-reveal="" className={className}>
      {children}
    </div>
  );
}
