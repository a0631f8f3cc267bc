import {
  FileText,
  Globe,
  Layers,
  LayoutTemplate,
  MessagesSquare,
  Sparkles,
  StickyNote,
  Type,
  type LucideIcon,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import type { NodeLook } from '#contract/board/kinds/index.ts';
import { classes } from './classes.ts';

/** Of every kind but the two whose signs are drawn below. */
const icons: Record<Exclude<NodeLook, 'youtube' | 'instagram'>, LucideIcon> = {
  text: Type,
  sticky: StickyNote,
  ai: Sparkles,
  'ai-chat': MessagesSquare,
  website: Globe,
  file: FileText,
  group: Layers,
  template: LayoutTemplate,
};

/** The glyph of a node kind alone; decorative, the kind's name stands beside it or in a label. */
export function KindGlyph({ kind, sizePx = 15 }: { kind: NodeLook; sizePx?: number }) {
  const Icon = kind === 'youtube' || kind === 'instagram' ? null : icons[kind];
  if (Icon) return <Icon size={sizePx} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />;
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {kind === 'instagram' ? (
        <>
          <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
          <circle cx="12" cy="12" r="3.9" />
          <path d="M16.9 7.1h.01" strokeWidth="2.4" />
        </>
      ) : (
        <>
          <rect x="2.5" y="5" width="19" height="14" rx="4" />
          <path d="M10.2 9.4v5.2l4.5-2.6z" fill="currentColor" />
        </>
      )}
    </svg>
  );
}

/** The kind's colours as --k (solid), --ks (soft), --ki (ink), for the element and what is in it. */
export const kindColours = (kind: NodeLook) =>
  ({ '--k': `var(--k-${kind})`, '--ks': `var(--k-${kind}-soft)`, '--ki': `var(--k-${kind}-ink)` }) as CSSProperties;

const plates = {
  sm: 'size-[22px] rounded-[6px]',
  md: 'size-6 rounded-[6px]',
  lg: 'size-9 rounded-[9px]',
  xl: 'size-11 rounded-[11px]',
} as const;
const glyphPx = { sm: 14, md: 15, lg: 18, xl: 22 } as const;

/** The glyph on a plate in the kind's tint. */
export function KindIcon({
  kind,
  size = 'md',
  className,
}: {
  kind: NodeLook;
  size?: keyof typeof plates;
  className?: string;
}) {
  const look = classes(
    'inline-flex shrink-0 items-center justify-center bg-(--ks) text-(--ki)',
    plates[size],
    className,
  );
  return (
    <span style={kindColours(kind)} className={look}>
      <KindGlyph kind={kind} sizePx={glyphPx[size]} />
    </span>
  );
}
