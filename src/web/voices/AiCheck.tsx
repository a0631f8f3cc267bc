import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Finding } from '#contract/base/finding.ts';
import { spokenOnly } from './spoken-only.ts';
import { allowing } from './own-tells.ts';
import { tellsWith } from '#contract/recipes/voice/own-tells.ts';
import { aiScore, soundsLikeAi } from '#contract/recipes/voice/sounds-like-ai.ts';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { Fold } from './Fold.tsx';
import { AiPhrasesEditor } from './AiPhrasesEditor.tsx';
import { useOwnAiPhrases } from './use-own-ai-phrases.ts';

/** Shorter texts tell too little. */
const LEAST_LETTERS = 200;

interface AiCheckProps {
  text: string;
  onMend?: (text: string) => void;
}

/** By what a reader would take the text for a machine's, and what is looked for; nothing for a short text. */
export function AiCheck({ text, onMend }: AiCheckProps) {
  const t = useWords('voices');
  const { language } = useLanguage();
  const { own, change } = useOwnAiPhrases();
  const [isChanging, setChanging] = useState(false);
  const isLong = text.length > LEAST_LETTERS;
  const { findings, score } = useMemo(() => {
    const spoken = isLong ? spokenOnly(text) : '';
    const list = tellsWith(own);
    return { findings: soundsLikeAi(spoken, list), score: aiScore(spoken, list) };
  }, [isLong, text, own]);
  if (!isLong) return null;
  return (
    <Fold head={findings.length > 0 ? t('ai', { count: findings.length }) : t('aiNone')}>
      <p className="text-ink-3">{findings.length > 0 ? t('aiScore', { score }) : t('aiGood')}</p>
      <ul className="mt-1 flex flex-col gap-1.5">
        {findings.map((finding, i) => {
          const mended = onMend && replaced(text, finding);
          const { phrase } = finding;
          return (
            <li key={i} className="text-ink-2">
              {finding.words[language]}
              {mended && (
                <Button size="sm" className="ml-2 pointer-coarse:h-11" onClick={() => onMend(mended)}>
                  {t('replace')}
                </Button>
              )}
              {phrase !== undefined && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="ml-1 pointer-coarse:h-11"
                  aria-label={t('allowLabel', { phrase })}
                  onClick={() => change(allowing(own, phrase))}
                >
                  {t('allow')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isChanging ? (
        <AiPhrasesEditor text={text} own={own} onChange={change} onClose={() => setChanging(false)} />
      ) : (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1.5 pointer-coarse:h-11"
          icon={<ListChecks size={14} aria-hidden="true" />}
          onClick={() => setChanging(true)}
        >
          {t('tells')}
        </Button>
      )}
    </Fold>
  );
}

/** The text with plain words in the place; null where a word goes on after it, which they would not fit. */
function replaced(text: string, { at, fix }: Finding): string | null {
  if (at === null || fix === undefined) return null;
  const [before, after] = [text.slice(0, at[0]), text.slice(at[1])];
  if (/^[가-힣A-Za-z]/.test(after)) return null;
  return fix === '' ? before + after.replace(/^[,\s]+/, '') : before + fix + after;
}
