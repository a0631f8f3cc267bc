import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { useWords } from '../words/index.ts';
import { withTexts, type Material } from './material.ts';
import { ACCEPTED, useReadBrought } from './use-read-brought.ts';

interface BroughtFilesProps {
  material: Material;
  onChange: (material: Material) => void;
}

/** Texts, subtitles and documents of this computer, read into the fields. */
export function BroughtFiles({ material, onChange }: BroughtFilesProps) {
  const t = useWords('voices');
  const field = useRef<HTMLInputElement>(null);
  const read = useReadBrought();
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const latest = useRef({ material, onChange });
  useEffect(() => {
    latest.current = { material, onChange };
  });
  const bring = async (files: readonly File[]) => {
    setReading(true);
    setProblems([]);
    const brought = await Promise.all(files.map(read)).finally(() => setReading(false));
    const words = brought.flatMap(({ text }) => text ?? []);
    const { material: filled, left } = withTexts(latest.current.material, words);
    const without = brought.filter(({ text, why }) => why === undefined && (text === undefined || left.includes(text)));
    setProblems([
      ...(without.length > 0 ? [t('filesLeft', { names: without.map(({ name }) => name).join(', ') })] : []),
      ...brought.flatMap(({ name, why }) => (why === undefined ? [] : t('fileRefused', { name, why }))),
    ]);
    if (words.length > left.length) latest.current.onChange(filled);
  };
  return (
    <>
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        icon={<FileText size={14} aria-hidden="true" />}
        isBusy={isReading}
        onClick={() => field.current?.click()}
      >
        {t(isReading ? 'filesReading' : 'addFiles')}
      </Button>
      <FilePicker
        field={field}
        accept={ACCEPTED}
        label={t('addFiles')}
        multiple
        onFiles={(files) => void bring(files)}
      />
      <p className="w-full text-sm text-ink-3">{t('filesHint')}</p>
      {problems.length > 0 && (
        <div role="alert" className="w-full text-sm text-bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </>
  );
}
