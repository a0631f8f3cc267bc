import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { originalityApi } from '#contract/recipes/originality.api.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../../../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../../../words/index.ts';
import { useEditor, useSaveStatus } from '../../editor/hooks.ts';

/** Compares the note, on demand, with the sources that it was made from: sentences that say it in their words. */
export function Originality({ node }: { node: BoardNode }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
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
  const { sentences } = data;
  if (sentences.length === 0) return <p className="mt-2 text-sm font-semibold text-ok">{t('originality.good')}</p>;
  return (
    <section aria-label={t('originality.title', { count: sentences.length })} className="mt-3 text-sm">
      <b className="font-semibold text-warn">{t('originality.title', { count: sentences.length })}</b>
      <ul className="mt-1 flex flex-col gap-2">
        {sentences.map(({ at, words, nodeId, sourceTitle, sourceText }) => (
          <li key={at[0]} className="grid gap-1 rounded-control bg-surface-2 p-2.5 sm:grid-cols-2">
            <mark className="bg-warn-soft text-ink">{node.content.slice(...at).trim()}</mark>
            <span className="text-ink-2">
              {sourceText}
              <Button size="sm" variant="ghost" className="-ml-1" onClick={() => editor.flyTo(nodeId)}>
                {sourceTitle}
              </Button>
            </span>
            <span className="text-ink-3 sm:col-span-2">{words[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
