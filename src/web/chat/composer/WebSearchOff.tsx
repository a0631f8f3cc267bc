import { Globe } from 'lucide-react';
import { Suspense, useState, type ComponentProps } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useWords } from '../../words/index.ts';

const WebSearchWhy = lazyComponent(() => import('./WebSearchWhy.tsx'), 'WebSearchWhy');

/**
 * Stands where the web search is turned on, on a server that has none: a press by mouse, key or finger says why. The code of
 * what opens comes with the first press.
 */
export function WebSearchOff() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const handlePress = () => {
    setWanted(true);
    setOpen(true);
  };
  const closed = <OffButton aria-haspopup="dialog" aria-expanded={false} onClick={handlePress} />;
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <WebSearchWhy trigger={<OffButton />} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}

function OffButton(props: ComponentProps<'button'>) {
  const t = useWords('chat');
  return (
    <Tooltip text={t('webSearchOff')} side="top">
      <button
        {...props}
        type="button"
        aria-pressed={false}
        className="inline-flex h-[30px] shrink-0 items-center gap-[5px] rounded-control px-2 text-sm font-semibold whitespace-nowrap text-ink-3 hover:bg-surface-3 pointer-coarse:h-11"
      >
        <Globe size={15} strokeWidth={1.9} aria-hidden="true" />
        {t('webSearch')}
      </button>
    </Tooltip>
  );
}
