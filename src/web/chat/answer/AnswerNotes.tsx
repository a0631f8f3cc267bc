import type { CreditScope } from '#contract/billing/credits.ts';
import { useLanguage, useWords } from '../../words/index.ts';

const MINUTE_MS = 60_000;

/** The minute that is told is one in which it has come. */
const wholeMinute = (time: string): Date => new Date(Math.ceil(Date.parse(time) / MINUTE_MS) * MINUTE_MS);

/** What came with an answer beside its words: a part of the credits that is used now, and when to ask again. */
export function AnswerNotes({ metadata }: { metadata: Record<string, unknown> }) {
  const t = useWords('chat');
  const { language } = useLanguage();
  const { credits, retryAt } = metadata as { credits?: { level: number; scope: CreditScope }; retryAt?: string };
  if (!credits && !retryAt) return null;
  const time = retryAt && wholeMinute(retryAt).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <p role="note" className="mt-1.5 text-sm text-warn">
      {credits && t(`creditsUsed.${credits.scope}`, { level: credits.level })}
      {credits?.level === 100 && ` ${t('creditsOver')}`}
      {time && t('retryAt', { time })}
    </p>
  );
}
