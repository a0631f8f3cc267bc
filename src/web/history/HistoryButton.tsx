import { History } from 'lucide-react';
import { usePanels } from '../board-context/panels.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';

/** Opens the past of a board; only where one may change it. */
export function HistoryButton() {
  const t = useWords('actions');
  const panels = usePanels();
  const { editor } = useEngine();
  if (!editor.mayEdit) return null;
  return (
    <IconButton
      label={t('label.history')}
      hint="Shift+H"
      onClick={() => panels.open({ what: 'history', nodeId: null })}
      icon={<History size={18} strokeWidth={1.8} aria-hidden="true" />}
    />
  );
}
