import { Captions, Copy, ListPlus, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import { OURS } from '#contract/limits.ts';
import type { SaidComparison } from '#contract/recipes/said/compare.ts';
import { chapterText, descriptionChapters, saidChapters, withChapters } from '#contract/recipes/said/said-chapters.ts';
import type { SaidSegment } from '#contract/recipes/said/said-segment.ts';
import { saidSrt } from '#contract/recipes/said/said-srt.ts';
import { useNotices } from '../../lib/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useCopy } from '../use-copy.ts';
import { SaidLines } from './SaidLines.tsx';

interface SaidResultProps {
  comparison: SaidComparison;
  segments: readonly SaidSegment[];
  note: string;
  title: string;
  onNote?: (text: string) => void;
}

/** What came of the comparison: how much was said, what differs, what can be taken along, and every line. */
export function SaidResult(props: SaidResultProps) {
  return (
    <>
      <Summary comparison={props.comparison} />
      <Takings {...props} />
      <Findings comparison={props.comparison} />
      <SaidLines comparison={props.comparison} />
    </>
  );
}

function Summary({ comparison: { lines, adLibs, findings, saidShare } }: { comparison: SaidComparison }) {
  const t = useWords('said');
  const countOf = (fate: string) => lines.filter((line) => line.fate === fate).length;
  // Not a hundred while a sentence is missing.
  const percent = countOf('skipped') > 0 ? Math.min(99, Math.round(saidShare * 100)) : Math.round(saidShare * 100);
  return (
    <section aria-label={t('summary')} className="flex flex-wrap items-center gap-1.5">
      <p role="status" className="mr-1.5 text-read font-[650]">
        {t('share', { percent })}
      </p>
      <Badge tone="warn">{t('counts.changed', { count: countOf('changed') })}</Badge>
      <Badge tone="bad">{t('counts.skipped', { count: countOf('skipped') })}</Badge>
      <Badge tone="note">{t('counts.adLibs', { count: adLibs.length })}</Badge>
      <Badge tone={findings.length > 0 ? 'warn' : 'ok'}>{t('counts.findings', { count: findings.length })}</Badge>
    </section>
  );
}

function Takings({ comparison, segments, note, title, onNote }: SaidResultProps) {
  const t = useWords('said');
  const { language } = useLanguage();
  const notices = useNotices();
  const copyText = useCopy();
  const copyChapters = (text: string) => copyText(t('chapters'), text);
  const copyDescription = (text: string) => copyText(t('description'), text);
  const chapters = useMemo(() => saidChapters(comparison, language), [comparison, language]);
  const noted = chapters && withChapters(note, chapters, language);
  const isLong = noted !== null && noted.length > OURS.contentLength;
  const put = () => {
    if (noted === null || isLong) return;
    onNote?.(noted);
    notices.show({ tone: 'done', title: t('toNoteDone') });
  };
  const copy = <Copy size={14} aria-hidden="true" />;
  return (
    <section aria-label={t('take')} className="flex flex-col gap-2.5">
      {chapters && (
        <pre className="nowheel max-h-40 overflow-y-auto rounded-control bg-surface-2 px-3 py-2 font-sans text-sm whitespace-pre-wrap tabular-nums">
          {chapterText(chapters)}
        </pre>
      )}
      {!chapters && <p className="text-sm text-warn">{t('noChapters')}</p>}
      {isLong && onNote && <p className="text-sm text-warn">{t('toNoteLong')}</p>}
      <div className="flex flex-wrap gap-2 *:pointer-coarse:h-11 *:max-sm:w-full">
        <Button icon={copy} disabled={!chapters} onClick={() => chapters && copyChapters(chapterText(chapters))}>
          {t('copyChapters')}
        </Button>
        <Button
          icon={copy}
          disabled={!chapters}
          onClick={() => chapters && copyDescription(descriptionChapters(chapters, language))}
        >
          {t('copyDescription')}
        </Button>
        <Button
          icon={<Captions size={15} aria-hidden="true" />}
          onClick={() => saveFile(srtName(title), 'application/x-subrip', saidSrt(comparison, segments))}
        >
          {t('saveSrt')}
        </Button>
        {onNote && (
          <Button
            variant="primary"
            icon={<ListPlus size={15} aria-hidden="true" />}
            disabled={noted === null || isLong || noted === note}
            onClick={put}
          >
            {t('toNote')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What no file system minds. */
const srtName = (title: string): string => `${title.replace(/[\\/:*?"<>|\s]+/g, '_').slice(0, 80) || 'script'}.srt`;

function Findings({ comparison: { findings } }: { comparison: SaidComparison }) {
  const t = useWords('said');
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
