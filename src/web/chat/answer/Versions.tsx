import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';

interface VersionsProps {
  /** The message that is shown, and all versions of it in the order of writing. */
  id: string;
  versions: readonly string[];
  /** Shows another version; null where that may not be done now. */
  onShow: ((id: string) => void) | null;
}

/** Which version of a message is shown, and the way to those before and after it; nothing where there is only one. */
export function Versions({ id, versions, onShow }: VersionsProps) {
  const t = useWords('conversations');
  const at = versions.indexOf(id);
  if (versions.length < 2 || at < 0) return null;
  const step = (label: string, other: string | undefined, icon: React.ReactNode) => (
    <IconButton
      size="sm"
      label={label}
      tooltipSide="top"
      aria-disabled={!onShow || other === undefined}
      icon={icon}
      onClick={() => other !== undefined && onShow?.(other)}
    />
  );
  return (
    <span className="inline-flex items-center text-xs text-ink-3 tnum" data-versions>
      {step(t('previous'), versions[at - 1], <ChevronLeft size={14} aria-hidden="true" />)}
      <span aria-hidden="true">
        {at + 1}/{versions.length}
      </span>
      <span className="sr-only">{t('version', { at: at + 1, count: versions.length })}</span>
      {step(t('next'), versions[at + 1], <ChevronRight size={14} aria-hidden="true" />)}
    </span>
  );
}
