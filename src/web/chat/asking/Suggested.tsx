import { useMemo } from 'react';
import { suggestedIn } from '#contract/chat/suggested.ts';
import { offerDraft } from '../../lib/offer-draft.ts';
import { readDraft } from '../../lib/use-draft.ts';
import { useWords } from '../../words/index.ts';
import { offerKeyOf } from './draft-keys.ts';

interface SuggestedProps {
  chatId: string;
  /** What is typed there now. */
  draftKey: string;
  questions: unknown;
}

/** Questions to begin a chat with; a press puts one into the field, before what is typed there. */
export function Suggested({ chatId, draftKey, questions }: SuggestedProps) {
  const t = useWords('chat');
  const shown = useMemo(() => suggestedIn(questions), [questions]);
  if (shown.length === 0) return null;
  const take = (question: string) => {
    const typed = readDraft(draftKey) ?? '';
    if (!typed.includes(question)) offerDraft(offerKeyOf(chatId), typed.trim() === '' ? question : `${question}\n`);
  };
  return (
    <ul aria-label={t('suggested')} className="mt-4 flex w-full max-w-[440px] flex-col gap-2">
      {shown.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => take(question)}
            className="min-h-9 w-full rounded-control px-3 py-2 text-left text-sm font-[550] text-ink shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-2 pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
