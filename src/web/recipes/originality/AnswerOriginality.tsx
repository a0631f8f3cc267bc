import { originalityApi } from '#contract/recipes/originality.api.ts';
import { call } from '../../lib/api.ts';
import { OriginalityDialog } from './OriginalityDialog.tsx';

interface AnswerOriginalityProps {
  runId: string;
  text: string;
  onClose: () => void;
}

/** An answer beside the sources of its chat. */
export const AnswerOriginality = ({ runId, text, onClose }: AnswerOriginalityProps) => (
  <OriginalityDialog
    id={runId}
    text={text}
    read={(signal) => call(originalityApi.readOfAnswer, { params: { runId }, signal })}
    onClose={onClose}
  />
);
