import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';

const steps = ['connecting', 'reading', 'saving'] as const;

/** How much of a long step is done, in percent; null where that is not known. */
export function stepPercent(node: BoardNode): number | null {
  const share = node.metadata['processingShare'];
  return typeof share === 'number' && share >= 0 && share <= 1 ? Math.round(share * 100) : null;
}

/** The step of a reading in words, or that it waits for the server, with its number of all steps, or how much of it is done: '자막 받는 중 · 2/3단계'. */
export function useStep(node: BoardNode, source: SourceId | 'file'): string {
  const t = useWords('nodeViews');
  const isHeldUp = useEditorState((editor) => editor.line().isOffline);
  if (isHeldUp) return t('heldUp');
  const told = node.metadata['processingStep'];
  // Reading a picture or speech is the long form of the same step.
  if (told === 'looking' || told === 'listening') {
    const step = t(`step.${told}`);
    const percent = stepPercent(node);
    return percent === null ? t('stepOf', { step, at: 2, of: steps.length }) : t('stepShare', { step, percent });
  }
  const step = steps.find((name) => name === told);
  if (!step) return t('waiting');
  return t('stepOf', { step: t(`step.${source}.${step}`), at: steps.indexOf(step) + 1, of: steps.length });
}
