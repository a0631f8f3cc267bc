import { useState } from 'react';
import type { LineToRewrite } from '#contract/recipes/voice/order-rewrites.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { call } from '../lib/api.ts';
import { useAct } from '../lib/act.ts';
import { useSettings } from '../lib/settings.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { useOwnAiPhrases } from './use-own-ai-phrases.ts';
import { useReason } from './use-voices.ts';

interface LineRewrites {
  /** A model is there to be asked. */
  isOffered: boolean;
  isBusy: boolean;
  ask: (lines: LineToRewrite[]) => void;
  /** What it made of a line: null where it could not keep what the line says, undefined where it was not asked. */
  of: (line: string) => string | null | undefined;
}

/** Has the instance's model say lines of a draft in a voice. */
export function useRewrites(voiceId: string): LineRewrites {
  const t = useWords('voices');
  const { language } = useLanguage();
  const reason = useReason();
  const { own } = useOwnAiPhrases();
  const [made, keep] = useState<ReadonlyMap<string, string | null>>(new Map());
  const asking = useAct(
    (lines: LineToRewrite[]) =>
      call(voicesApi.rewrite, {
        params: { voiceId },
        body: { lines, language, tells: { phrases: [...own.phrases], off: [...own.off] } },
      }),
    { failed: (error) => ({ title: t('rewriteFailed'), text: reason(error) }) },
    ({ engine, lines }, asked) => {
      if (engine !== null) keep(new Map([...made, ...asked.map(({ line }, i) => [line, lines[i] ?? null] as const)]));
    },
  );
  return {
    isOffered: useSettings()?.ai.kind === 'model',
    isBusy: asking.isPending,
    ask: asking.mutate,
    of: (line) => made.get(line),
  };
}
