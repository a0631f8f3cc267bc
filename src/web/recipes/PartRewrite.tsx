import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/base/route.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import type { Finding } from '#contract/base/finding.ts';
import { partAround } from '#contract/recipes/part-rewriting.ts';
import { partRewritingApi } from '#contract/recipes/part-rewriting.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useSettings } from '../lib/settings.ts';
import { Button } from '../ui/Button.tsx';
import { useReason } from '../voices/use-voices.ts';
import { useLanguage, useWords } from '../words/index.ts';

interface PartRewriteProps {
  nodeId: string;
  text: string;
  made: ChosenRecipe;
  finding: Finding;
  onMend: (text: string) => void;
}
type Rewritten = AnswerOf<typeof partRewritingApi.rewritePart>['rewritten'];

/** Has a model write the lines of a finding anew, shows what it wrote, and puts it in their place when somebody wants it. */
export function PartRewrite({ nodeId, text, made, finding, onMend }: PartRewriteProps) {
  const t = useWords('recipes');
  const reason = useReason();
  const { language } = useLanguage();
  const hasModel = useSettings()?.ai.kind === 'model';
  /** Of this very text: another one has other lines. */
  const [found, keep] = useState<{ of: string; rewritten: Rewritten } | null>(null);
  const at = finding.at && partAround(text, finding.at);
  const asking = useAct(
    (place: readonly [number, number]) =>
      call(partRewritingApi.rewritePart, {
        params: { nodeId },
        body: { recipe: { ...made, values: { ...made.values } }, text, at: [...place], language },
      }),
    { failed: (error) => ({ title: t('partFailed'), text: `${reason(error)} ${t('partFailedText')}` }) },
    ({ rewritten }) => keep({ of: text, rewritten }),
  );
  if (!hasModel || !finding.at || !at) return null;
  const place = finding.at;
  const now = found?.of === text ? found : null;
  if (now?.rewritten) {
    const { rewritten } = now;
    return (
      <span className="mt-1 flex flex-col items-start gap-1.5">
        <q className="min-w-0 border-l-2 border-line-2 pl-2 break-words whitespace-pre-wrap text-ink">
          {rewritten.text}
        </q>
        {rewritten.errorsLeft > 0 && (
          <span className="text-warn">{t('partErrorsLeft', { count: rewritten.errorsLeft })}</span>
        )}
        <span className="flex flex-wrap gap-1.5">
          <Button
            size="sm"
            className="pointer-coarse:h-11"
            onClick={() => onMend(text.slice(0, rewritten.at[0]) + rewritten.text + text.slice(rewritten.at[1]))}
          >
            {t('mend')}
          </Button>
          <Button size="sm" variant="ghost" className="pointer-coarse:h-11" onClick={() => keep(null)}>
            {t('partLeave')}
          </Button>
        </span>
      </span>
    );
  }
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        icon={<Sparkles size={13} aria-hidden="true" />}
        isBusy={asking.isPending}
        onClick={() => asking.mutate(place)}
      >
        {t(asking.isPending ? 'partAsking' : isTooLong(finding) ? 'partShorten' : 'partRewrite')}
      </Button>
      {now && <span className="text-ink-3">{t('partNone')}</span>}
    </span>
  );
}

const isTooLong = ({ rule }: Finding): boolean => /(?:long|over|many|length)$/.test(rule);
