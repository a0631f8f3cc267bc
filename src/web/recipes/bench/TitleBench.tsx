import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import type { PictureText } from './bench-findings.ts';
import { benchTitlesOf } from './bench-titles.ts';
import { BenchPictures } from './BenchPictures.tsx';
import { BenchSurfaces, type BenchReference } from './BenchSurfaces.tsx';
import { BenchTitles } from './BenchTitles.tsx';
import { readPicture, type ReadPicture } from './read-picture.ts';
import { useBroughtFiles } from './use-brought-files.ts';
import { useBenchPictures } from './use-pictures.ts';

interface TitleBenchProps {
  /** The pack as it stands in its note. */
  text: string;
  references: readonly BenchReference[];
  onClose: () => void;
}

/** Titles and thumbnails side by side, as viewers meet them. Nothing of it is kept or sent. */
export function TitleBench({ onClose, ...bench }: TitleBenchProps) {
  const t = useWords('titleBench');
  return (
    <Dialog isOpen onClose={onClose} title={t('name')} text={t('text')} widthPx={1120}>
      <BenchBody {...bench} />
    </Dialog>
  );
}

const START: PictureText = { words: '', heightPercent: 20, area: 'middle' };

export function BenchBody({ text, references }: Omit<TitleBenchProps, 'onClose'>) {
  const [titles, setTitles] = useState<readonly string[]>(() => benchTitlesOf(text));
  const [chosen, choose] = useState(0);
  const [texts, setTexts] = useState<ReadonlyMap<number, PictureText>>(new Map());
  const { pictures, leftOut, add, remove } = useBenchPictures();
  const neighbours = useReferences(references);
  useBroughtFiles(add);
  const title = titles[Math.min(chosen, titles.length - 1)] ?? '';
  return (
    <div className="mt-4 flex flex-col gap-6">
      <BenchTitles titles={titles} chosen={chosen} onChoose={choose} onChange={setTitles} />
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
      <BenchSurfaces title={title} pictures={pictures} references={references} />
    </div>
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
