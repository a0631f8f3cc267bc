import { CircleAlert, FileText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { acceptedTranscripts } from '#contract/files/file-types.ts';
import { compareSaid } from './compare.ts';
import { readSubtitles, SUBTITLE_CHARACTERS, type SubtitleRefusal } from './read-subtitles.ts';
import type { SaidSegment } from './recorded-segment.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import { readTextFile } from '../../lib/read-text-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { useWords } from '../../words/index.ts';
import { RecordingResult } from './RecordingResult.tsx';
import type { Pack } from './Takings.tsx';

/** Letters of Hangul take three bytes. */
const MOST_BYTES = 3 * SUBTITLE_CHARACTERS;

interface Film {
  name: string;
  segments: readonly SaidSegment[];
}

interface SaidDialogProps {
  /** The script. */
  text: string;
  title: string;
  /** A file that was brought already. */
  file: File | null;
  /** Takes the script with its chapters; absent for those who may not change it. */
  onNote?: (text: string) => void;
  /** The notes with a description of this film. */
  packs?: readonly Pack[];
  /** Puts the chapters of the film into one of them; absent for those who may not change it. */
  onPack?: (id: string, chapters: readonly Chapter[], endSec: number) => void;
  onClose: () => void;
}

/** Lays the subtitles of a finished film beside its script. The file is read here and goes nowhere. */
export function RecordingDialog({ text, title, file, onNote, packs = [], onPack, onClose }: SaidDialogProps) {
  const t = useWords('scriptVsRecording');
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<SubtitleRefusal | 'unread' | null>(null);
  const take = useTaking(setFilm, setProblem);
  useEffect(() => {
    if (file) void take(file);
  }, [file, take]);
  const comparison = useMemo(() => film && compareSaid(text, film.segments), [text, film]);
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} text={t('text')} widthPx={720}>
      <div className="mt-4 flex flex-col gap-4">
        <Choice film={film} onFile={(chosen) => void take(chosen)} />
        {problem !== null && (
          <p role="alert" className="flex items-center gap-1.5 text-sm text-bad">
            <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
            {t(`refused.${problem}`)}
          </p>
        )}
        {film && comparison && comparison.lines.length === 0 && <p className="text-ink-2">{t('noScript')}</p>}
        {film && comparison && comparison.lines.length > 0 && (
          <RecordingResult
            comparison={comparison}
            segments={film.segments}
            note={text}
            title={title}
            packs={packs}
            {...(onNote && { onNote })}
            {...(onPack && { onPack })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Reads a file; the one that was chosen last counts. */
function useTaking(
  onFilm: (film: Film | null) => void,
  onProblem: (problem: SubtitleRefusal | 'unread' | null) => void,
) {
  const last = useRef<File | null>(null);
  const [take] = useState(() => async (file: File) => {
    last.current = file;
    const text = file.size > MOST_BYTES ? null : await readTextFile(file).catch(() => undefined);
    if (last.current !== file) return;
    const read = typeof text === 'string' ? readSubtitles(text) : null;
    onFilm(read?.ok ? { name: file.name, segments: read.value } : null);
    onProblem(read === null ? (text === null ? 'too-large' : 'unread') : read.ok ? null : read.reason);
  });
  return take;
}

function Choice({ film, onFile }: { film: Film | null; onFile: (file: File) => void }) {
  const t = useWords('scriptVsRecording');
  const zone = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const element = zone.current;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', drop);
    };
  }, []);
  const icon = <FileText size={16} strokeWidth={1.75} aria-hidden="true" />;
  const choose = () => field.current?.click();
  return (
    <div
      ref={zone}
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-2 bg-surface-2 p-3"
    >
      {film ? (
        <>
          <b className="min-w-0 grow truncate font-semibold">{film.name}</b>
          <Button icon={icon} className="pointer-coarse:h-11" onClick={choose}>
            {t('other')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="primary" icon={icon} className="pointer-coarse:h-11" onClick={choose}>
            {t('choose')}
          </Button>
          <p className="min-w-[200px] flex-1 text-sm text-ink-3">{t('drop')}</p>
        </>
      )}
      <FilePicker field={field} accept={acceptedTranscripts} label={t('choose')} onFiles={([file]) => onFile(file)} />
    </div>
  );
}
