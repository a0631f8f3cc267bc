import { OURS } from '#contract/limits.ts';
import { useLanguage, useWords } from '../../words/index.ts';

export const isTooLong = (typed: string): boolean => typed.length > OURS.questionLength;

/** By how much a question is too long. */
export function TooLong({ id, length }: { id: string; length: number }) {
  const t = useWords('chat');
  const { language } = useLanguage();
  return (
    <p id={id} role="status" className="mt-1 text-sm text-bad">
      {t('tooLong', { over: new Intl.NumberFormat(language).format(length - OURS.questionLength) })}
    </p>
  );
}
