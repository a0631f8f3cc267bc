import type { Originality } from '#contract/recipes/originality.api.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

interface CloseSentencesProps {
  /** What was compared. */
  text: string;
  sentences: Originality['sentences'];
  /** Shows a source on the board; absent where there is none. */
  onShow?: (nodeId: string) => void;
}

/** Sentences that say it in the words of a source, each with the source beside it. */
export function CloseSentences({ text, sentences, onShow }: CloseSentencesProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  if (sentences.length === 0) return <p className="mt-2 text-sm font-semibold text-ok">{t('originality.good')}</p>;
  return (
    <section aria-label={t('originality.title', { count: sentences.length })} className="mt-3 text-sm">
      <b className="font-semibold text-warn">{t('originality.title', { count: sentences.length })}</b>
      <ul className="mt-1 flex flex-col gap-2">
        {sentences.map(({ at, words, nodeId, sourceTitle, sourceText }) => (
          <li key={at[0]} className="grid gap-1 rounded-control bg-surface-2 p-2.5 sm:grid-cols-2">
            <mark className="bg-warn-soft text-ink">{text.slice(...at).trim()}</mark>
            <span className="text-ink-2">
              {sourceText}
              {onShow ? (
                <Button size="sm" variant="ghost" className="-ml-1" onClick={() => onShow(nodeId)}>
                  {sourceTitle}
                </Button>
              ) : (
                <span className="mt-1 block font-semibold">{sourceTitle}</span>
              )}
            </span>
            <span className="text-ink-3 sm:col-span-2">{words[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
