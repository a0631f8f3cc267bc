import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { useWords } from '../../words/index.ts';

const steps = ['connecting', 'reading', 'saving'] as const;

/** The step of a reading in words, with its number of all steps: '자막 받는 중 · 2/3단계'. */
export function useStep(node: BoardNode, source: SourceId | 'file'): string {
  const t = useWords('faces');
  const step = steps.find((name) => name === node.metadata['processingStep']);
  if (!step) return t('waiting');
  return t('stepOf', { step: t(`step.${source}.${step}`), at: steps.indexOf(step) + 1, of: steps.length });
}
