import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { kindColours } from '../../ui/KindIcon.tsx';

type Kind = Parameters<typeof kindColours>[0];

/** A place on the picture of a board, in its pixels. */
export const at = (left: number, top: number, width?: number, height?: number): CSSProperties => ({
  position: 'absolute',
  left,
  top,
  ...(width ? { width } : {}),
  ...(height ? { height } : {}),
});

/** The chip that opens a source at its place: number in the kind's tint, then the second or page. */
export function Cite({
  kind,
  number,
  place,
  isOn = false,
}: {
  kind: Kind;
  number: number;
  place: string;
  isOn?: boolean;
}) {
  return (
    <span
      style={kindColours(kind)}
      className={classes(
        'tnum mx-px inline-flex h-[18px] overflow-hidden rounded-chip align-[1px] text-micro leading-[18px] font-semibold whitespace-nowrap',
        isOn ? 'bg-accent text-on-accent' : 'bg-surface-2 text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <span
        className={classes('min-w-[17px] px-[5px] text-center', isOn ? 'bg-accent-hover' : 'bg-(--ks) text-(--ki)')}
      >
        {number}
      </span>
      <span className="px-[5px]">{place}</span>
    </span>
  );
}

/** One of the dots at which wires begin and end. */
export function Handle({ side, isLive = false }: { side: 'left' | 'right' | 'top' | 'bottom'; isLive?: boolean }) {
  const places = {
    left: '-left-1.5 top-1/2 -translate-y-1/2',
    right: '-right-1.5 top-1/2 -translate-y-1/2',
    top: '-top-1.5 left-1/2 -translate-x-1/2',
    bottom: '-bottom-1.5 left-1/2 -translate-x-1/2',
  } as const;
  return (
    <span
      className={classes(
        'absolute z-2 size-3 rounded-full',
        places[side],
        isLive ? 'bg-wire' : 'bg-surface shadow-[inset_0_0_0_2.5px_var(--wire-idle)]',
      )}
    />
  );
}

/** The card of a node with its number and its kind's colours. */
export function Card({
  kind,
  number,
  style,
  isPlaying = false,
  className,
  children,
}: {
  kind: Kind;
  number?: number;
  style?: CSSProperties;
  isPlaying?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const ring =
    'border-transparent shadow-[0_0_0_2px_var(--ring),0_0_0_7px_color-mix(in_srgb,var(--ring)_16%,transparent),var(--sh-node)]';
  return (
    <div
      style={{ ...kindColours(kind), ...style }}
      className={classes(
        'relative rounded-node border bg-surface',
        isPlaying ? ring : 'border-line shadow-node',
        className,
      )}
    >
      {number !== undefined && (
        <span className="tnum absolute -top-[9px] -left-[9px] z-2 min-w-[22px] rounded-[6px] bg-(--ki) px-1.5 text-center text-xs leading-[22px] font-bold text-surface shadow-[0_0_0_2.5px_var(--surface)] dark:bg-(--k)">
          {number}
        </span>
      )}
      {children}
    </div>
  );
}

/** A picture at the head of a card, with a time in its corner. */
export function Thumb({ src, heightPx, time }: { src: string; heightPx: number; time?: string }) {
  return (
    <div style={{ height: heightPx }} className="relative overflow-hidden rounded-t-[11px] bg-surface-3">
      <img src={src} alt="" className="block size-full object-cover" />
      {time && (
        <span className="tnum absolute right-1.5 bottom-1.5 rounded-[4px] bg-black/80 px-[5px] text-micro leading-[18px] font-semibold text-white">
          {time}
        </span>
      )}
    </div>
  );
}

/** The sign of a group. */
export function GroupGlyph({ sizePx = 17 }: { sizePx?: number }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--k-group)"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3 3 7.5l9 4.5 9-4.5z" />
      <path d="m3 12 9 4.5 9-4.5M3 16.5 12 21l9-4.5" />
    </svg>
  );
}
