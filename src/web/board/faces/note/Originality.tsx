import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { originalityApi } from '#contract/recipes/originality.api.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { CloseSentences } from '../../../recipes/originality/CloseSentences.tsx';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../../../ui/Skeleton.tsx';
import { useWords } from '../../../words/index.ts';
import { useEditor, useSaveStatus } from '../../editor/hooks.ts';

/** Compares the note, on demand, with the sources that it was made from: sentences that say it in their words. */
export function Originality({ node }: { node: BoardNode }) {
  const t = useWords('recipes');
  const editor = useEditor();
  const status = useSaveStatus();
  const [isWanted, want] = useState(false);
  const { data, error, refetch } = useQuery({
    enabled: isWanted && status !== 'saving' && status !== 'error',
    queryKey: ['originality', node.id, node.content],
    queryFn: ({ signal }) => call(originalityApi.readOriginality, { params: { nodeId: node.id }, signal }),
  });
  if (madeFromIn(node.metadata).length === 0) return null;
  if (!isWanted)
    return (
      <Button
        size="sm"
        variant="ghost"
        className="mt-2"
        icon={<CopyCheck size={14} aria-hidden="true" />}
        onClick={() => want(true)}
      >
        {t('originality.check')}
      </Button>
    );
  if (error) return <ErrorView error={error} title={t('originality.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting label={t('originality.checking')} className="mt-2">
        <Skeleton className="h-3 w-3/5" />
      </Waiting>
    );
  return (
    <div ref={bringIntoView}>
      <CloseSentences text={node.content} sentences={data.sentences} onShow={(id) => editor.flyTo(id)} />
    </div>
  );
}

/** What was asked for at the foot of a panel comes below its edge. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
