import { useState } from 'react';
import type { Depth } from '#contract/board/depths.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { SetDepth } from '../chat/context/ContextPanel.tsx';
import { call, isUnauthorized } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';

/** How much of its sources a project's own chat reads, to be chosen; `changes` counts what was chosen here. */
export function useProjectDepths(projectId: string): { changes: number; onDepth: NonNullable<SetDepth> } {
  const t = useWords('projects');
  const notices = useNotices();
  const sentenceOf = useErrorSentence();
  const [changes, setChanges] = useState(0);
  const choose = async (nodeId: string, depth: Depth): Promise<void> => {
    try {
      await call(projectsApi.chooseDepth, { params: { projectId, nodeId }, body: { depth } });
      setChanges((count) => count + 1);
    } catch (error) {
      if (!isUnauthorized(error)) notices.show({ tone: 'failed', title: t('depthFailed'), text: sentenceOf(error) });
    }
  };
  return { changes, onDepth: (nodeId, depth) => void choose(nodeId, depth) };
}
