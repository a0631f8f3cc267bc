import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { VOICES } from '#contract/limits.ts';
import { readTextFile } from '../lib/read-text-file.ts';
import { Button } from '../ui/Button.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { useWords } from '../words/index.ts';
import { withTexts, type Material } from './material.ts';

const ACCEPTED = '.txt,.md,.srt,.vtt,.ass,text/plain,text/markdown,text/vtt';
/** Letters of Hangul take three bytes; what is longer than a field is cut at its end. */
const MOST_BYTES = 20 * VOICES.textLength;
/** A file of another kind has signs that no text has. */
const NO_TEXT = /[\u0001-\u0008\u000e-\u001f\ufffd]/;

interface BroughtFilesProps {
  material: Material;
  onChange: (material: Material) => void;
}

/** Texts and subtitles of this computer, read here into the fields. */
export function BroughtFiles({ material, onChange }: BroughtFilesProps) {
  const t = useWords('voices');
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const latest = useRef({ material, onChange });
  useEffect(() => {
    latest.current = { material, onChange };
  });
  const bring = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await wordsOf(file) })));
    const wanted = read.filter(({ text }) => text !== '');
    const { material: filled, left: noRoom } = withTexts(
      latest.current.material,
      wanted.map(({ text }) => text),
    );
    const isLeft = ({ text }: { text: string }) => text === '' || noRoom.includes(text);
    setLeft(read.filter(isLeft).map(({ name }) => name));
    if (wanted.length > noRoom.length) latest.current.onChange(filled);
  };
  return (
    <>
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        icon={<FileText size={14} aria-hidden="true" />}
        onClick={() => field.current?.click()}
      >
        {t('addFiles')}
      </Button>
      <FilePicker
        field={field}
        accept={ACCEPTED}
        label={t('addFiles')}
        multiple
        onFiles={(files) => void bring(files)}
      />
      <p className="w-full text-sm text-ink-3">{t('filesHint')}</p>
      {left.length > 0 && (
        <p role="alert" className="w-full text-sm text-bad">
          {t('filesLeft', { names: left.join(', ') })}
        </p>
      )}
    </>
  );
}

/** The words of a file as far as a field holds them; empty for one that holds none. */
async function wordsOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return '';
  const text = await readTextFile(file).catch(() => '');
  return NO_TEXT.test(text) ? '' : text.trim().slice(0, VOICES.textLength).toWellFormed();
}
