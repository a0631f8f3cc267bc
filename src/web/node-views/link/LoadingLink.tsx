import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useWords } from '../../words/index.ts';
import { useStep } from '../shared/use-step.ts';

/** The shape of the card that comes, what is going on, and the step it is at. */
export function LoadingLink({ node, source }: { node: BoardNode; source: SourceId }) {
  const t = useWords('nodeViews');
  const step = useStep(node, source);
  return (
    <div
      style={kindColours(source)}
      className="flex h-full flex-col overflow-hidden rounded-[inherit]"
      aria-busy="true"
    >
      <Skeleton className="min-h-0 grow rounded-b-none!" />
      <div className="shrink-0 px-3 pt-2.5 pb-[11px]">
        <output className="flex items-center gap-2 text-sm font-semibold">
          <Spinner sizePx={15} className="text-(--k)" />
          {t('loading')}
        </output>
        <Skeleton className="mt-2.5 h-2.5 w-11/12" />
        <Skeleton className="mt-2 h-2.5 w-7/12" />
        <p className="mt-[9px] text-xs text-ink-3">{step}</p>
      </div>
    </div>
  );
}
