import type { BoardEditor } from '../editor/board-editor.ts';
import { useState } from 'react';
import { keepInputMode, readInputMode, type InputMode } from '../lib/input-mode.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useWords } from '../words/index.ts';
import type { Shown } from './use-shown.ts';

interface BoardSettingsDialogProps {
  editor: BoardEditor;
  minimap: Shown;
  onClose: () => void;
}

/** How the board looks and moves in this browser. */
export function BoardSettingsDialog({ editor, minimap, onClose }: BoardSettingsDialogProps) {
  const t = useWords('projectBoard');
  const [input, setInput] = useState(readInputMode);
  const board = editor.scene.board();
  const choose = (mode: InputMode) => {
    keepInputMode(mode);
    setInput(mode);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('settingsTitle')} text={t('settingsText')}>
      <div className="mt-4 flex flex-col gap-4">
        <label className="flex cursor-pointer items-center gap-2.5 text-base font-semibold">
          <input
            type="checkbox"
            checked={minimap.isShown}
            onChange={minimap.toggle}
            className="size-[18px] accent-(--ring)"
          />
          {t('showMinimap')}
        </label>
        <RadioCards
          label={t('input')}
          value={input}
          onChoose={choose}
          options={[
            { value: 'pan', title: t('inputPan'), text: t('inputPanText') },
            { value: 'select', title: t('inputSelect'), text: t('inputSelectText') },
          ]}
        />
        <p className="text-sm text-ink-3">{t('facts', { nodes: board.nodes.length, edges: board.edges.length })}</p>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
