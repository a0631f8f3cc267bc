import { LayoutGrid, Link2, Telescope, Type, Upload } from 'lucide-react';
import { useEditor } from '../board-context/hooks.ts';
import { usePanels } from '../board-context/panels.ts';
import { useTools } from '../board-context/tools.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** What an empty board says, with four ways to begin. The ground around it still takes pastes, drops and presses. */
export function EmptyBoard() {
  const t = useWords('canvas');
  const board = useWords('board');
  const actions = useWords('actions');
  const { offered, use } = useTools();
  const panels = usePanels();
  const { mayEdit } = useEditor();
  const icon = { size: 15, strokeWidth: 2.2, 'aria-hidden': true } as const;
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-4 md:pl-[210px]">
      <div className="pointer-events-auto flex max-w-[560px] flex-col items-center rounded-card border border-line bg-surface px-7 py-9 max-md:px-5 text-center shadow-card">
        <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-k-group-soft text-k-group-ink">
          <LayoutGrid size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h2 className="mt-3.5 text-h3 font-[650]">{t('empty')}</h2>
        <p className="balance mt-1 text-base text-ink-2">{t(mayEdit ? 'emptyText' : 'emptyViewer')}</p>
        {offered.length > 0 && (
          <div className="mt-5 grid grid-cols-[auto_auto] max-[420px]:grid-cols-1 justify-center gap-2 pointer-coarse:[&>button]:h-11">
            <Button variant="primary" icon={<Link2 {...icon} />} onClick={() => use('website')}>
              {board('pasteLinkButton')}
            </Button>
            <Button icon={<Upload {...icon} />} onClick={() => use('file')}>
              {t('emptyFile')}
            </Button>
            <Button icon={<Type {...icon} />} onClick={() => use('text')}>
              {t('emptyNote')}
            </Button>
            <Button icon={<Telescope {...icon} />} onClick={() => panels.open({ what: 'research', at: null })}>
              {actions('label.startResearch')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
