import { depthOf } from '#contract/board/depth.ts';
import { depths } from '#contract/board/depths.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { describe } from '../../editor/commands/wires.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';

/** How much of the source a wire brings to its chat; one of four. */
export function DepthChoice({ id }: { id: string }) {
  const { editor } = useEngine();
  const t = useWords('wires');
  const texts = useWords('chat');
  const chosen = useEditorState(() => {
    const wire = editor.scene.edge(id);
    return wire ? depthOf(wire.edge) : null;
  });
  return (
    <div role="radiogroup" aria-label={t('depth')} className="flex flex-col gap-0.5">
      {depths.map((depth) => (
        <button
          key={depth}
          type="button"
          role="radio"
          aria-checked={chosen === depth}
          className={classes(
            'rounded-control px-2.5 py-1.5 text-left max-md:min-h-11',
            chosen === depth ? 'bg-accent-soft text-accent-ink' : 'hover:bg-surface-3',
          )}
          onClick={() => describe(editor, [id], { depth })}
        >
          <b className="block text-sm font-semibold">{t(`depths.${depth}`)}</b>
          <span className="block text-xs text-ink-3">{texts(`depthTexts.${depth}`)}</span>
        </button>
      ))}
    </div>
  );
}
