import { TriangleAlert } from 'lucide-react';
import { formatMoment } from '#contract/base/moment.ts';
import type { RecordingComparison } from './compare.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { RecordingLines } from './RecordingLines.tsx';
import { Takings, type TakingsProps } from './Takings.tsx';

/** What came of the comparison: how much was said, what differs, what can be taken along, and every line. */
export function RecordingResult(props: TakingsProps) {
  return (
    <>
      <Summary comparison={props.comparison} />
      <Takings {...props} />
      <Findings comparison={props.comparison} />
      <RecordingLines comparison={props.comparison} />
    </>
  );
}

function Summary({ comparison: { lines, adLibs, findings, saidShare } }: { comparison: RecordingComparison }) {
  const t = useWords('scriptVsRecording');
  const countOf = (fate: string) => lines.filter((line) => line.fate === fate).length;
  const [changed, skipped] = [countOf('changed'), countOf('skipped')];
  // Not a hundred while a sentence is missing.
  const percent = skipped > 0 ? Math.min(99, Math.round(saidShare * 100)) : Math.round(saidShare * 100);
  return (
    <section aria-label={t('summary')} className="flex flex-wrap items-center gap-1.5">
      <p role="status" className="mr-1.5 text-read font-[650]">
        {t('share', { percent })}
      </p>
      <Badge tone={changed > 0 ? 'warn' : 'ok'}>{t('counts.changed', { count: changed })}</Badge>
      <Badge tone={skipped > 0 ? 'bad' : 'ok'}>{t('counts.skipped', { count: skipped })}</Badge>
      <Badge tone="note">{t('counts.adLibs', { count: adLibs.length })}</Badge>
      <Badge tone={findings.length > 0 ? 'warn' : 'ok'}>{t('counts.findings', { count: findings.length })}</Badge>
    </section>
  );
}

function Findings({ comparison: { findings } }: { comparison: RecordingComparison }) {
  const t = useWords('scriptVsRecording');
  const { language } = useLanguage();
  if (findings.length === 0) return null;
  return (
    <section aria-label={t('findings')}>
      <h3 className="mb-1.5 text-sm font-semibold text-ink-2">{t('findings')}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {findings.map(({ words, startSec }, i) => (
          <li key={i} className="flex items-start gap-2">
            <TriangleAlert size={15} aria-hidden="true" className="mt-[3px] shrink-0 text-warn" />
            <span className="w-12 shrink-0 text-ink-3 tabular-nums">{formatMoment(startSec)}</span>
            <span className="min-w-0 text-ink-2">{words[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
