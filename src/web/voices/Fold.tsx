import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line that opens what stands below it; closed at first. */
export function Fold({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1.5 rounded-control py-1 text-sm font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight size={14} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-90" />
        {head}
      </summary>
      <div className="pt-1.5 pl-5">{children}</div>
    </details>
  );
}
