import { acceptedTranscripts } from '#contract/files/file-types.ts';
import { endingOf } from '#contract/files/upload-check.ts';
import { UPLOAD, VOICES } from '#contract/limits.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { sendBytes } from '../lib/api.ts';
import { readTextFile } from '../lib/read-text-file.ts';
import { useWords } from '../words/index.ts';
import { useReason } from './use-voices.ts';

/** What only the server can read. */
const DOCUMENTS = ['pdf', 'docx', 'doc', 'hwp', 'hwpx'];
export const ACCEPTED = `${acceptedTranscripts},.md,text/markdown,${DOCUMENTS.map((one) => `.${one}`).join(',')}`;
/** Letters of Hangul take three bytes; what is longer than a field is cut at its end. */
const MOST_BYTES = 20 * VOICES.textLength;
const MOST_MB = UPLOAD.canvasFileBytes / (1024 * 1024);
/** A file of another kind has signs that no text has. */
const NO_TEXT = /[\u0001-\u0008\u000e-\u001f\ufffd]/;

/** A file that somebody brought: its words as far as a field holds them, or why a document has none. */
interface Brought {
  name: string;
  text?: string;
  why?: string;
}

/** Reads texts and subtitles here, and documents through the server, which keeps nothing of them. */
export function useReadBrought(): (file: File) => Promise<Brought> {
  const t = useWords('voices');
  const reason = useReason();
  return async (file) => {
    const { name } = file;
    const text = (words: string) => (words.trim() === '' ? { name } : { name, text: fitted(words) });
    if (!DOCUMENTS.includes(endingOf(name))) return text(await wordsOf(file));
    if (file.size > UPLOAD.canvasFileBytes) return { name, why: t('fileTooLarge', { most: MOST_MB }) };
    try {
      const read = await sendBytes(voicesApi.readFile, file, { query: { name } });
      return text(read.text);
    } catch (error) {
      return { name, why: reason(error) };
    }
  };
}

const fitted = (words: string): string => words.trim().slice(0, VOICES.textLength).toWellFormed();

async function wordsOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return '';
  const text = await readTextFile(file).catch(() => '');
  return NO_TEXT.test(text) ? '' : text;
}
