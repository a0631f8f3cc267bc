import { useQuery } from '@tanstack/react-query';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { originalityApi } from '#contract/recipes/originality.api.ts';
import { call } from '../../lib/api.ts';
import { CloseSentences } from '../../recipes/originality/CloseSentences.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor, useEditorState } from '../../board-context/hooks.ts';

/** The sentences of a note that say it in the words of the sources that it was made from; compared when this is looked at. */
export function Originality({ node }: { node: BoardNode }) {
  const t = useWords('recipes');
  const common = useWords('common');
  const editor = useEditor();
  const isMade = madeFromIn(node.metadata).length > 0;
  const isSent = useEditorState((open) => open.isSent());
  const { data, error, refetch } = useQuery({
    enabled: isMade && isSent,
    queryKey: ['originality', node.id, node.content],
    queryFn: ({ signal }) => call(originalityApi.readOriginality, { params: { nodeId: node.id }, signal }),
  });
  if (!isMade) return null;
  if (error)
    return (
      <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-bad">
        {t('originality.failed')}
        <Button size="sm" className="pointer-coarse:h-11" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <Waiting label={t('originality.checking')} className="mt-2">
        <Skeleton className="h-3 w-3/5" />
      </Waiting>
    );
  return <CloseSentences text={node.content} sentences={data.sentences} onShow={(id) => editor.flyTo(id)} />;
}
