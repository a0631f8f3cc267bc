import { TextSearch } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels } from '../../board-context/panels.ts';

/** Finding without a key. */
export function FindButton() {
  const { editor } = useEngine();
  const panels = usePanels();
  const t = useWords('actions');
  const isEmpty = useEditorState(() => editor.scene.nodeCount === 0);
  return (
    <IconButton
      size="lg"
      label={t('label.find')}
      tooltipSide="top"
      disabled={isEmpty}
      className="bg-surface shadow-[inset_0_0_0_1px_var(--line-2)]"
      icon={<TextSearch size={19} strokeWidth={1.9} aria-hidden="true" />}
      onClick={panels.askFind}
    />
  );
}
