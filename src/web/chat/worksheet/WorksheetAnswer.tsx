import { useDraft } from '../../lib/use-draft.ts';
import { Answer, type AnswerProps } from '../answer/Message.tsx';
import { withDraft, worksheetKeyOf, type WorksheetText } from './worksheet-draft.ts';

/** An answer that is a worksheet: what is taken stands in it here, and goes along when it is kept as a note. */
export function WorksheetAnswer(props: AnswerProps & { messageId: string }) {
  const draft = useDraft(worksheetKeyOf(props.messageId));
  const take = (changed: WorksheetText) =>
    changed.text === props.answer.messageText ? draft.clear() : draft.type(JSON.stringify(changed));
  return <Answer {...props} answer={withDraft(props.answer, draft.text)} onTake={take} />;
}
