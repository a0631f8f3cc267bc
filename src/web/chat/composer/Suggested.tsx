import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatApi } from '#contract/chat/chat.api.ts';
import { suggestedIn } from '#contract/chat/suggested.ts';
import { addressOf, call } from '../../lib/api.ts';
import { useSettings } from '../../lib/settings.ts';
import { useLanguage, useWords } from '../../words/index.ts';

interface SuggestedProps extends Wanted {
  onAsk: (question: string) => void;
}

interface Wanted {
  nodeId: string | null;
  /** Changes whenever what is wired may read differently. */
  wiredKey: string;
  hasSources: boolean;
  /** Questions as the chat node keeps them. */
  kept: unknown;
}

/** Questions to begin a chat with; a press asks one. What is typed in the field stays there. */
export function Suggested({ onAsk, ...wanted }: SuggestedProps) {
  return <SuggestedList onAsk={onAsk} questions={useSuggested(wanted)} />;
}

/**
 * Where no model answers the server tries out which questions the sources answer, again whenever these change; until it has
 * said so none is offered.
 */
function useSuggested({ nodeId, wiredKey, hasSources, kept }: Wanted): readonly string[] {
  const { language } = useLanguage();
  const own = useMemo(() => suggestedIn(kept), [kept]);
  const settings = useSettings();
  const isTried = settings?.ai.kind === 'embedded' && nodeId !== null;
  const asked = { params: { nodeId: nodeId ?? '' }, query: { language } };
  const tried = useQuery({
    enabled: isTried && hasSources,
    queryKey: [addressOf(chatApi.readSuggested, asked), wiredKey],
    queryFn: ({ signal }) => call(chatApi.readSuggested, { ...asked, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (settings === undefined) return [];
  if (!isTried) return own;
  return hasSources ? (tried.data?.questions ?? []) : [];
}

export function SuggestedList({ onAsk, questions }: Pick<SuggestedProps, 'onAsk'> & { questions: readonly string[] }) {
  const t = useWords('chat');
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t('suggested')} className="mt-4 flex w-full max-w-[440px] flex-col gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 w-full rounded-control px-3 py-2 text-left text-sm font-[550] text-ink shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-surface-2 pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
