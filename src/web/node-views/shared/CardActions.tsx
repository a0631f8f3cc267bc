import { BookOpen, Download, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

/**
 * The two or three quick actions at the top right of a card: seen while the pointer or the focus is on it, or it is
 * selected. Fingers meet none that they do not see.
 */
export function CardActions({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        'nodrag nopan absolute top-2 right-2 z-3 flex gap-0.5 rounded-control bg-raised p-0.5 shadow-pop pointer-coarse:gap-[18px] pointer-coarse:p-[9px] transition-opacity duration-(--dur-fast)',
        isSelected
          ? 'opacity-100'
          : 'opacity-0 group-hover/card:opacity-100 focus-within:opacity-100 pointer-coarse:pointer-events-none',
      )}
    >
      {children}
    </div>
  );
}

interface ActionLinkProps {
  href: string;
  label: string;
  kind: 'open' | 'download';
}

export function ActionLink({ href, label, kind }: ActionLinkProps) {
  const Icon = kind === 'open' ? ExternalLink : Download;
  const target = kind === 'open' ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : { download: '' };
  return (
    <Tooltip text={label}>
      <a
        href={href}
        aria-label={label}
        {...target}
        className="relative inline-flex size-[26px] pointer-coarse:after:absolute pointer-coarse:after:-inset-[9px] pointer-coarse:after:content-[''] items-center justify-center rounded-[6px] text-ink-2 hover:bg-surface-3 hover:text-ink"
      >
        <Icon size={15} strokeWidth={1.9} aria-hidden="true" />
      </a>
    </Tooltip>
  );
}

export const ReadAction = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton
    size="sm"
    label={label}
    icon={<BookOpen size={15} strokeWidth={1.9} aria-hidden="true" />}
    onClick={onClick}
  />
);
