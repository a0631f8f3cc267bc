import { Captions, Copy, ListPlus } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import { OURS } from '#contract/limits.ts';
import { hasOtherChapters } from '../bench/put-chapters.ts';
import { spokenChapters } from '#contract/recipes/description/planned-film.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import type { RecordingComparison } from './compare.ts';
import {
  chapterText,
  descriptionChapters,
  missingChapters,
  saidChapters,
  withChapters,
  type MissingChapter,
} from './recorded-chapters.ts';
import type { SaidSegment } from './recorded-segment.ts';
import { recordingSrt } from './recording-srt.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import { useNotices } from '../../lib/notices.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useCopy } from '../use-copy.ts';

/** A note with the description of a film. */
export interface Pack {
  id: string;
  title: string;
  content: string;
}

export interface TakingsProps {
  comparison: RecordingComparison;
  segments: readonly SaidSegment[];
  note: string;
  title: string;
  onNote?: (text: string) => void;
  packs?: readonly Pack[];
  onPack?: (id: string, chapters: readonly Chapter[], endSec: number) => void;
}

/** More would hide the rest. */
const MOST_PACKS = 3;

/** What can be taken along: the chapters where they were said, and why some are not among them; the subtitles. */
export function Takings({ comparison, segments, note, title, onNote, packs = [], onPack }: TakingsProps) {
  const t = useWords('scriptVsRecording');
  const { language } = useLanguage();
  const notices = useNotices();
  const copyText = useCopy();
  const copyChapters = (text: string) => copyText(t('chapters'), text);
  const copyDescription = (text: string) => copyText(t('description'), text);
  const chapters = useMemo(() => saidChapters(comparison, language), [comparison, language]);
  const missing = useMemo(
    () => missingChapters(comparison, chapters ?? [], language).filter(({ why }) => chapters || why !== 'too-soon'),
    [comparison, chapters, language],
  );
  const noted = chapters && withChapters(note, chapters, language);
  const isLong = noted !== null && noted.length > OURS.contentLength;
  const put = () => {
    if (noted === null || isLong) return;
    onNote?.(noted);
    notices.show({ tone: 'done', title: t('toNoteDone') });
  };
  const named = noted === null ? null : (spokenChapters(noted, blank) ?? chapters);
  const fitting = named ? packs.filter(({ content }) => hasOtherChapters(content, named)).slice(0, MOST_PACKS) : [];
  const copy = <Copy size={14} aria-hidden="true" />;
  return (
    <section aria-label={t('take')} className="flex flex-col gap-2.5">
      {chapters && (
        <pre className="nowheel max-h-40 overflow-y-auto rounded-control bg-surface-2 px-3 py-2 font-sans text-sm whitespace-pre-wrap tabular-nums">
          {chapterText(chapters)}
        </pre>
      )}
      {!chapters && <p className="text-sm text-warn">{t('noChapters')}</p>}
      <Missing missing={missing} />
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
          onClick={() =>
            saveFile(fileNameOf(title, 'srt', 'script'), 'application/x-subrip', recordingSrt(comparison, segments))
          }
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
      {onPack && named && fitting.length > 0 && (
        <div className="flex flex-col gap-2 text-sm text-ink-2">
          <p>{t('packsDiffer')}</p>
          <div className="flex flex-wrap gap-2 *:pointer-coarse:h-11 *:max-sm:w-full">
            {fitting.map((pack) => (
              <Button
                key={pack.id}
                className="max-w-full"
                icon={<ListPlus size={15} aria-hidden="true" />}
                onClick={() => {
                  onPack(pack.id, named, comparison.endSec);
                  notices.show({ tone: 'done', title: t('toPackDone', { title: pack.title }) });
                }}
              >
                <span className="truncate">{t('toPack', { title: pack.title })}</span>
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function Missing({ missing }: { missing: readonly MissingChapter[] }) {
  const t = useWords('scriptVsRecording');
  if (missing.length === 0) return null;
  return (
    <ul aria-label={t('missing')} className="flex flex-col gap-1 text-sm text-ink-2">
      {missing.map(({ title, startSec, why }, i) => (
        <li key={i} className="flex items-baseline gap-2">
          <span className="w-12 shrink-0 text-ink-3 tabular-nums">
            {startSec === null ? '–' : formatMoment(startSec)}
          </span>
          <span className="min-w-0 break-words">
            <b className="mr-1.5 font-semibold text-ink">{title || t('untitled')}</b>
            {t(`why.${why}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
