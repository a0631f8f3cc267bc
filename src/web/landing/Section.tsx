import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

const grounds = { paper: '', surface: 'bg-surface', wood: 'bg-wood-soft', night: 'dark bg-board text-ink' } as const;

/** A band of the page; its id is the anchor. Needs a SectionTitle whose id is the band's with `-title` behind. */
export function Section({
  id,
  ground,
  className,
  children,
}: {
  id: string;
  ground: keyof typeof grounds;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('band relative scroll-mt-16 overflow-hidden py-16 md:py-[120px]', grounds[ground], className)}
    >
      <div className="mx-auto max-w-[1200px] px-4 md:px-8">{children}</div>
    </section>
  );
}

export function SectionTitle({ id, lines }: { id: string; lines: readonly string[] }) {
  return (
    <h2 id={id} className="text-[34px] leading-[45px] font-[750] tracking-[-0.034em] lg:text-[44px] lg:leading-[58px]">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </h2>
  );
}

/** The sentence under a title. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <p className="mt-3.5 max-w-[560px] text-[17px] leading-[29px] tracking-[-0.012em] text-ink-2 md:text-[19px] md:leading-8">
    {children}
  </p>
);
