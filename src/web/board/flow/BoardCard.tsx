import { Lock } from 'lucide-react';
import { memo, Suspense } from 'react';
import { isLocked } from '../../editor/rules/locking.ts';
import { nodeKinds, toNodeKind } from '#contract/board/kinds/index.ts';
import type { NodeViewId } from '#contract/board/kinds/kind.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { NodeViewComponent } from '../../node-views/node-view.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { useEditorState, useNode } from '../../board-context/hooks.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { nodeViews } from '../../node-views/index.ts';
import { stickyColourOf, stickyTints } from '../../editor/sticky-colours.ts';
import { SourceNumber } from './SourceNumbers.tsx';

const AudienceMark = lazyComponent(() => withWords(['people'], import('./AudienceMark.tsx')), 'AudienceMark');
const NoteMark = lazyComponent(() => import('./NoteMark.tsx'), 'NoteMark');

/** The card around a node view: border, ring and badges. The size comes from outside. */
export const BoardCard = memo(function BoardCard({ id, isSelected }: { id: string; isSelected: boolean }) {
  const node = useNode(id);
  const isFlashed = useEditorState((editor) => editor.evidence()?.nodeId === id, id);
  const isFlying = useFlash(id);
  const isCandidate = useEngineState((engine) => engine.candidate() === id);
  const isMoving = useEngineState((engine) => engine.isMoving(id));
  const isDimmed = useEngineState((engine) => engine.isDimmed(id));
  const t = useWords('board');
  if (!node) return null;
  const kind = toNodeKind(node.type, node.metadata);
  const { view } = nodeKinds[kind];
  const Shown: NodeViewComponent = nodeViews[view];
  return (
    <>
      <article
        className="board-card"
        data-kind={kind}
        style={kind === 'sticky' ? kindColours(stickyTints[stickyColourOf(node)]) : undefined}
        data-selected={isSelected || undefined}
        data-moving={isMoving || undefined}
        data-candidate={isCandidate || undefined}
        data-evidence={isFlashed || undefined}
        data-flash={isFlying || undefined}
        data-dimmed={isDimmed || undefined}
      >
        <Shown node={node} isSelected={isSelected} />
      </article>
      {isCandidate && <span className="board-candidate">{t('dropHere')}</span>}
      <SourceNumber node={node} />
      {isSourceView(view) && 'noteForAi' in node.metadata && (
        <Suspense>
          <NoteMark node={node} />
        </Suspense>
      )}
      {node.audience && (
        <Suspense>
          <AudienceMark audience={node.audience} />
        </Suspense>
      )}
      {isLocked(node) && (
        <span className="board-lock" role="img" aria-label={t('locked')} title={t('locked')}>
          <Lock size={12} strokeWidth={2} aria-hidden="true" />
        </span>
      )}
    </>
  );
});

const isSourceView = (view: NodeViewId): boolean => view === 'link' || view === 'file';

function useFlash(id: string): boolean {
  const { editor } = useEngine();
  return useEditorState(() => editor.flashed() === id, id);
}
