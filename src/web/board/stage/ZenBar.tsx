import { Minimize } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { usePanels } from '../../board-context/panels.ts';

/** The way back for whoever hid everything else. */
export function ZenBar() {
  const t = useWords('actions');
  const panels = usePanels();
  return (
    <Button
      size="sm"
      variant="ghost"
      className="absolute right-3 bottom-[max(12px,env(safe-area-inset-bottom))] z-(--z-panel) bg-raised shadow-pop"
      icon={<Minimize size={15} strokeWidth={2} aria-hidden="true" />}
      onClick={() => panels.setZen(false)}
    >
      {t('leaveZen')}
    </Button>
  );
}
