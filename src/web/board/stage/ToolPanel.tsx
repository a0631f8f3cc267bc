import { Hand, MousePointer2, X } from 'lucide-react';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { pointerKeys, pointerModes } from '../engine/pointer-mode.ts';
import { toolKeys, type ToolId } from '../../editor/tool-kinds.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useTools } from '../../board-context/tools.ts';

/** What can be put on the board, each with its key, and how to connect. Below 768 px the dock's sheet takes its place. */
export function ToolPanel() {
  const t = useWords('board');
  const tools = useTools();
  return (
    <aside
      aria-label={t('tools')}
      className="absolute top-3 left-3 z-(--z-panel) hidden w-[186px] rounded-card bg-raised px-1.5 py-2 shadow-pop md:block"
    >
      <div className="flex h-9 items-center justify-between pr-1 pl-2">
        <h2 className="text-sm font-[650]">{t('tools')}</h2>
        <PointerToggle />
      </div>
      <div className="flex flex-col">
        {tools.offered.map((tool) => (
          <ToolButton key={tool} tool={tool} onTool={tools.use} hasLineAbove={tool === 'ai-chat'} />
        ))}
      </div>
      <Hint />
    </aside>
  );
}

const pointerIcons = { select: MousePointer2, hand: Hand } as const;

/** What a drag on the empty board does. */
function PointerToggle() {
  const t = useWords('board');
  const engine = useEngine();
  const chosen = useEngineState((open) => open.pointerMode());
  return (
    <div role="group" aria-label={t('pointer')} className="flex rounded-control bg-surface-2 p-0.5">
      {pointerModes.map((mode) => {
        const Icon = pointerIcons[mode];
        return (
          <IconButton
            key={mode}
            size="sm"
            label={t(`pointerMode.${mode}`)}
            hint={pointerKeys[mode]}
            aria-keyshortcuts={pointerKeys[mode]}
            isOn={mode === chosen}
            className={mode === chosen ? 'bg-surface! shadow-card dark:bg-surface-3!' : ''}
            icon={<Icon size={15} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => engine.setPointerMode(mode)}
          />
        );
      })}
    </div>
  );
}

function ToolButton({
  tool,
  onTool,
  hasLineAbove,
}: {
  tool: ToolId;
  onTool: (tool: ToolId) => void;
  hasLineAbove: boolean;
}) {
  const t = useWords('board');
  return (
    <>
      {hasLineAbove && <hr className="mx-1 my-1.5 border-line" />}
      <button
        type="button"
        onClick={() => onTool(tool)}
        aria-keyshortcuts={toolKeys[tool]}
        className="flex h-[38px] w-full items-center gap-[9px] rounded-control pr-2 pl-1.5 text-left text-[13.5px] font-[550] transition-colors duration-(--dur-fast) hover:bg-surface-3"
      >
        <KindIcon kind={tool} />
        <span className="min-w-0 flex-1 truncate">{t(`tool.${tool}`)}</span>
        <kbd className="flex h-[18px] min-w-[18px] items-center justify-center rounded-[4px] bg-surface-3 px-1 font-sans text-micro font-semibold text-ink-3">
          {toolKeys[tool]}
        </kbd>
      </button>
    </>
  );
}

function Hint() {
  const t = useWords('board');
  return (
    <div className="mx-0.5 mt-2 rounded-control bg-surface-2 px-2.5 py-2 text-xs text-ink-3">
      <p>
        <span
          aria-hidden="true"
          className="mr-1 inline-block size-3 rounded-full bg-surface align-[-2px] shadow-[inset_0_0_0_2.5px_var(--wire-idle)]"
        />
        <b className="font-semibold text-ink-2">{t('hintHandle')}</b>
        {t('hintHandleRest')}
      </p>
      <p className="mt-1.5">
        <span
          aria-hidden="true"
          className="mr-1 inline-flex size-3.5 items-center justify-center rounded-full bg-surface align-[-3px] text-ink-2 shadow-[inset_0_0_0_1.5px_var(--line-2)]"
        >
          <X size={8} strokeWidth={2.4} />
        </span>
        {t('hintCross')} <b className="font-semibold text-ink-2">{t('hintCrossName')}</b>
        {t('hintCrossRest')}
      </p>
    </div>
  );
}
