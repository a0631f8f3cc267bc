import { FileInput } from 'lucide-react';
import { useEffect, useState } from 'react';
import { putTitles, titlesToPut } from './put-titles.ts';
import { YOUTUBE } from '#contract/recipes/description/youtube-limits.ts';
import { useNotices } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import type { PictureText } from './bench-findings.ts';
import { benchTitlesOf } from './bench-titles.ts';
import { BenchPictures } from './BenchPictures.tsx';
import { BenchSurfaces, type BenchReference } from './BenchSurfaces.tsx';
import { BenchTitles } from './BenchTitles.tsx';
import { readPicture, type ReadPicture } from './read-picture.ts';
import { useBenchPictures } from './use-pictures.ts';
import { useTitleRuler } from './use-title-ruler.ts';
import { useLatest } from '../../lib/use-latest.ts';

interface TitleBenchProps {
  /** The pack as it stands in its note. */
  text: string;
  references: readonly BenchReference[];
  /** Puts a changed text in the place of the note's; absent where it may not be changed. */
  onPut?: ((text: string) => void) | undefined;
  onClose: () => void;
}

/** Titles and thumbnails side by side, as viewers meet them. Only titles that are put into the note are kept. */
export function TitleBench({ onClose, ...bench }: TitleBenchProps) {
  const t = useWords('titleBench');
  return (
    <Dialog isOpen onClose={onClose} title={t('name')} text={t(bench.onPut ? 'textToPut' : 'text')} widthPx={1320}>
      <BenchBody {...bench} />
    </Dialog>
  );
}

const START: PictureText = { words: '', heightPercent: 20, area: 'middle' };

export function BenchBody({ text, references, onPut }: Omit<TitleBenchProps, 'onClose'>) {
  const [titles, setTitles] = useState<readonly string[]>(() => benchTitlesOf(text));
  const [chosen, choose] = useState(0);
  const [texts, setTexts] = useState<ReadonlyMap<number, PictureText>>(new Map());
  const { pictures, leftOut, add, remove } = useBenchPictures();
  const neighbours = useReferences(references);
  const ruler = useTitleRuler([...titles, ...references.map((reference) => reference.title)].join(' '));
  useBroughtFiles(add);
  const title = titles[Math.min(chosen, titles.length - 1)] ?? '';
  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(340px,2fr)_minmax(0,5fr)] lg:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <BenchTitles titles={titles} chosen={chosen} onChoose={choose} onChange={setTitles} ruler={ruler}>
          {onPut && <PutTitles titles={titles} text={text} onPut={onPut} />}
        </BenchTitles>
        <BenchPictures
          title={title}
          pictures={pictures}
          leftOut={leftOut}
          textOf={({ id }) => texts.get(id) ?? START}
          neighbours={neighbours}
          onAdd={add}
          onRemove={remove}
          onText={({ id }, said) => setTexts(new Map(texts).set(id, said))}
        />
      </div>
      <div className="min-w-0 lg:sticky lg:top-0">
        <BenchSurfaces title={title} pictures={pictures} references={references} ruler={ruler} />
      </div>
    </div>
  );
}

interface PutTitlesProps {
  titles: readonly string[];
  text: string;
  onPut: (text: string) => void;
}

/** Puts all titles of the bench where those of the note stand; they can be taken back on the board. */
function PutTitles({ titles, text, onPut }: PutTitlesProps) {
  const t = useWords('titleBench');
  const notices = useNotices();
  const wanted = titlesToPut(titles);
  const isTooLong = wanted.some(({ length }) => length > YOUTUBE.titleLength);
  const changed = putTitles(text, titles);
  const put = () => {
    onPut(changed);
    notices.show({ tone: 'done', title: t('put'), text: t('putText') });
  };
  return (
    <Button
      variant="primary"
      className="pointer-coarse:h-11"
      icon={<FileInput size={15} aria-hidden="true" />}
      disabled={wanted.length === 0 || isTooLong || changed === text}
      onClick={put}
    >
      {t('putTitles')}
    </Button>
  );
}

/** The pictures of the references, as far as they can be read. */
function useReferences(references: readonly BenchReference[]): readonly ReadPicture[] {
  const [read, setRead] = useState<readonly ReadPicture[]>([]);
  const addresses = references.map(({ thumbnail }) => thumbnail).join('\n');
  useEffect(() => {
    let isOver = false;
    const all = addresses === '' ? [] : addresses.split('\n');
    const readAll = async () => {
      const found = await Promise.all(all.map(readPicture));
      if (!isOver) setRead(found.filter((picture) => picture !== null));
    };
    void readAll();
    return () => {
      isOver = true;
    };
  }, [addresses]);
  return read;
}

/** Files that are pasted or dropped while this is shown, wherever; words go where they are meant to go. */
function useBroughtFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    const take = (event: Event, transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(files);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const allow = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    document.addEventListener('paste', paste, true);
    document.addEventListener('dragover', allow, true);
    document.addEventListener('drop', drop, true);
    return () => {
      document.removeEventListener('paste', paste, true);
      document.removeEventListener('dragover', allow, true);
      document.removeEventListener('drop', drop, true);
    };
  }, [latest]);
}
