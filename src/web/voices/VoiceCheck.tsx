import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { matchVoice } from './match.ts';
import { tellsWith } from '#contract/recipes/voice/own-tells.ts';
import type { LineToRewrite } from '#contract/recipes/voice/order-rewrites.ts';
import { saidOnly } from './said-only.ts';
import type { WorstLine } from '#contract/recipes/voice/worst-lines.ts';
import type { NotedVoice } from '#contract/voices/used-voice.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { useReading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Fold } from './Fold.tsx';
import { useOwnAiPhrases } from './use-own-ai-phrases.ts';
import { useRewrites } from './use-rewrites.ts';

/** A part with fewer points stands out. */
const FAR_BELOW = 60;

interface VoiceCheckProps {
  text: string;
  voice: NotedVoice;
  onMend?: (text: string) => void;
}

/** How near a text comes to the voice that it was asked for in; to others than the owner of the voice, its name. */
export function VoiceCheck({ text, voice, onMend }: VoiceCheckProps) {
  const t = useWords('voices');
  const { data, error } = useReading(voicesApi.read, { params: { voiceId: voice.id } });
  if (data) return <Match text={text} voice={data} {...(onMend && { onMend })} />;
  return error && <p className="text-ink-2">{t('writtenIn', { name: voice.name })}</p>;
}

function Match({ text, voice, onMend }: Pick<VoiceCheckProps, 'text' | 'onMend'> & { voice: VoiceView }) {
  const t = useWords('voices');
  const { language } = useLanguage();
  const { own } = useOwnAiPhrases();
  const { profile } = voice;
  const { score, isThin, parts, worst } = useMemo(
    () => matchVoice(saidOnly(text), profile, tellsWith(own)),
    [text, profile, own],
  );
  const rewrites = useRewrites(voice.id);
  return (
    <Fold head={t('match', { score })}>
      <p className="text-ink-3">
        {t('matchOf', { name: profile.name })} {isThin && t('thin')}
      </p>
      <ul aria-label={t('parts')} className="mt-1.5 flex flex-col gap-0.5">
        {parts.map(({ name, score: points, words }) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="min-w-0">{words[language]}</span>
            <span className={classes('tnum shrink-0 font-semibold', points < FAR_BELOW && 'text-warn')}>
              {t('points', { score: points })}
            </span>
          </li>
        ))}
      </ul>
      <b className="mt-2 block font-semibold">{worst.length > 0 ? t('worst') : t('noWorst')}</b>
      <ol aria-label={t('worst')} className="mt-1 flex flex-col gap-2">
        {worst.map((line) => (
          <Line
            key={line.at[0]}
            text={text}
            line={line}
            rewritten={rewrites.of(text.slice(...line.at))}
            {...(onMend && { onMend })}
          />
        ))}
      </ol>
      {onMend && worst.length > 0 && rewrites.isOffered && (
        <Button
          size="sm"
          className="mt-2 self-start pointer-coarse:h-11"
          icon={<Sparkles size={14} aria-hidden="true" />}
          isBusy={rewrites.isBusy}
          onClick={() => rewrites.ask(worst.map(({ at }) => around(text, at)))}
        >
          {t(rewrites.isBusy ? 'rewriting' : 'rewrite')}
        </Button>
      )}
    </Fold>
  );
}

/** What a model is shown of a line: so much of the text before and after it. */
const AROUND = 300;
const around = (text: string, [start, end]: WorstLine['at']): LineToRewrite => ({
  line: text.slice(start, end),
  before: text.slice(Math.max(0, start - AROUND), start).toWellFormed(),
  after: text.slice(end, end + AROUND).toWellFormed(),
});

interface LineProps extends Pick<VoiceCheckProps, 'text' | 'onMend'> {
  line: WorstLine;
  /** What a model made of it: null where it could not, undefined where none was asked. */
  rewritten: string | null | undefined;
}

function Line({ text, line: { at, reasons }, rewritten, onMend }: LineProps) {
  const t = useWords('voices');
  const { language } = useLanguage();
  const mended = rewritten ?? null;
  return (
    <li className="flex flex-col gap-1 border-l-2 border-line-2 pl-2.5">
      <q className="break-words">{text.slice(...at)}</q>
      {reasons.map((reason, i) => (
        <span key={i} className="text-ink-2">
          {reason.words[language]}
        </span>
      ))}
      {rewritten === null && <span className="text-ink-2">{t('notRewritten')}</span>}
      {mended !== null && <span className="text-ink-3">{t('suggestion', { line: mended })}</span>}
      {mended !== null && onMend && (
        <Button
          size="sm"
          className="self-start pointer-coarse:h-11"
          onClick={() => onMend(text.slice(0, at[0]) + mended + text.slice(at[1]))}
        >
          {t('mend')}
        </Button>
      )}
    </li>
  );
}
