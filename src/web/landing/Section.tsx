import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

/** A band of the page; its id is the anchor. */
export function Section({ id, isPaper, children }: { id: string; isPaper: boolean; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('scroll-mt-16 py-16 md:py-[120px]', isPaper ? '' : 'bg-surface')}
    >
      <div className="mx-auto max-w-[1200px] px-4 md:px-8">{children}</div>
    </section>
  );
}

export function SectionTitle({ id, lines }: { id?: string; lines: readonly string[] }) {
  return (
    <h2
      {...(id ? { id } : {})}
      className="text-[34px] leading-[45px] font-[750] tracking-[-0.034em] lg:text-[44px] lg:leading-[58px]"
    >
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </h2>
  );
}
