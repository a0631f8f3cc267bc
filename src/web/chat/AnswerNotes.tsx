import type { CreditScope } from '#contract/billing/credits.ts';
import { useLanguage, useWords } from '../words/index.ts';

/** What came with an answer beside its words: a part of the credits that is used now, and when to ask again. */
export function AnswerNotes({ metadata }: { metadata: Record<string, unknown> }) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const { credits, retryAt } = metadata as { credits?: { level: number; scope: CreditScope }; retryAt?: string };
  if (!credits && !retryAt) return null;
  const time = retryAt && new Date(retryAt).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <p role="note" className="mt-1.5 text-sm text-warn">
      {credits && t(`creditsUsed.${credits.scope}`, { level: credits.level })}
      {credits?.level === 100 && ` ${t('creditsOver')}`}
      {time && t('retryAt', { time })}
    </p>
  );
}
