import { Download } from 'lucide-react';
import { useEditorState } from '../board-context/hooks.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { usePanels } from '../board-context/panels.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';

/** As a file, with everything that stands on it. */
export function ExportMenu() {
  const t = useWords('canvas');
  const actions = useWords('actions');
  const panels = usePanels();
  const { editor } = useEngine();
  const isEmpty = useEditorState(() => editor.scene.nodeCount === 0);
  const trigger = (
    <IconButton
      size="sm"
      label={t('export')}
      icon={<Download size={15} strokeWidth={2} aria-hidden="true" />}
      disabled={isEmpty}
    />
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => panels.open({ what: 'export', format: 'md' })}>
        {actions('label.exportMarkdown')}
      </MenuItem>
      <MenuItem onSelect={() => panels.open({ what: 'export', format: 'json' })}>
        {actions('label.exportJson')}
      </MenuItem>
    </Menu>
  );
}
