import { useLayoutEffect } from 'react';
import { useTopBar } from '../../lib/use-top-bar.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { toggleSelected } from '../../editor/commands/toggle-selected.ts';
import { useEditorState, useSelection } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { useEscape } from '../../ui/use-escape.ts';

/**
 * Selecting several without Shift: a press on a card adds it or takes it out, and does nothing else. What is selected stays
 * so at the end, which the button and Esc bring.
 */
export function Picking({ panel }: { panel: Panel & { what: 'pick' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const t = useWords('keyboardA11y');
  useTopBar('board');
  const selection = useSelection();
  const count = useEditorState(() => [...selection].filter((id) => editor.scene.entry(id)).length);
  useEscape(() => panels.close(panel));
  useLayoutEffect(() => {
    const click = (event: MouseEvent) => {
      if (!isOnBoard(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const card = editor.scene.at(editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
      if (card) toggleSelected(editor, card.id);
    };
    /** Fields within cards do not take the focus. */
    const press = (event: MouseEvent) => isOnBoard(event) && event.preventDefault();
    document.addEventListener('click', click, true);
    document.addEventListener('mousedown', press, true);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('mousedown', press, true);
    };
  }, [editor]);
  return (
    <section
      aria-label={t('touch.pick')}
      className="absolute inset-x-3 top-3 md:top-[68px] z-(--z-panel) mx-auto flex w-fit max-w-[calc(100%-24px)] items-center gap-3 rounded-card bg-raised py-1.5 pr-1.5 pl-4 shadow-pop appear-menu"
    >
      <p role="status" className="min-w-0 text-sm">
        <b className="font-[650]">{count > 0 ? t('said.selectedMany', { count }) : t('said.nothingSelected')}</b>{' '}
        <span className="text-ink-3">{t('touch.pick')}</span>
      </p>
      <Button size="lg" variant="primary" className="shrink-0" onClick={() => panels.close(panel)}>
        {t('touch.picked')}
      </Button>
    </section>
  );
}

const isOnBoard = ({ target }: Event): boolean => target instanceof Element && target.closest('.react-flow') !== null;
