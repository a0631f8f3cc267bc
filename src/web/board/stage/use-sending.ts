import { useEffect, useMemo } from 'react';
import type { Language } from '#contract/base/language.ts';
import { endingOf } from '#contract/files/upload-check.ts';
import type { Sending } from '../../editor/commands/add-file.ts';
import { pickUpUploads } from '../../editor/commands/pick-up-uploads.ts';
import { UploadError } from '../../editor/commands/send-file.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { ApiError, isUnauthorized } from '../../lib/api.ts';
import { code } from '../../lib/code.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords, type Words } from '../../words/index.ts';

/** How this board sends files, with its words; null where it takes none. Offers to choose again those that did not arrive. */
export function useSending(editor: BoardEditor): Sending | null {
  const notices = useNotices();
  const t = useWords('board');
  const latest = useLatest({ sentenceOf: useErrorSentence(), language: useLanguage().language });
  const sending = useMemo((): Sending | null => {
    const words = { 'too-large': 'fileTooLarge', empty: 'fileEmpty', 'wrong-type': 'fileWrongType' } as const;
    const { sendFile } = editor;
    if (!sendFile || !editor.mayEdit) return null;
    const told: { id: number; names: string[] } = { id: 0, names: [] };
    return {
      send: sendFile,
      failed({ name }, error) {
        const reason = uploadSentence(error, { t, ...latest.current });
        if (error instanceof UploadError && isUnauthorized(error.cause)) return reason;
        // What fails while the last failure is still being read is told with it.
        const isOpen = notices.current().some(({ id, isOpen: isShown }) => isShown && id === told.id);
        told.names = [...(isOpen ? told.names : []), name];
        const count = told.names.length;
        const one = { title: t(endingOf(name) === 'pdf' ? 'pdfFailed' : 'uploadFailed'), text: reason };
        const many = { title: t('filesFailed', { count }), text: `${told.names.join(', ')}: ${reason}` };
        told.id = notices.show({ tone: 'failed', ...(count === 1 ? one : many) });
        return reason;
      },
      refused: (files) => {
        const refused = files.map(({ name, reason }) => ({ name, reason: t(words[reason]) }));
        void code(() => import('./read-news.ts')).then((m) => notices.show(m.saidOfRefused(refused, t)), tellMissing);
      },
    };
  }, [editor, notices, t, latest]);
  useEffect(() => (sending ? pickUpUploads(editor, sending) : undefined), [editor, sending]);
  return sending;
}

interface Speech {
  t: Words<'board'>;
  sentenceOf: (error: unknown) => string;
  language: Language;
}

/**
 * The step at which the upload failed, and why where that is known. What the server says of a file is Korean, and says
 * more than its code: other languages have the sentence of the code.
 */
export function uploadSentence(error: unknown, { t, sentenceOf, language }: Speech): string {
  const { step, cause } = error instanceof UploadError ? error : { step: 'bytes', cause: error };
  const said = t(step === 'address' ? 'uploadAddressFailed' : 'uploadBytesFailed');
  const { code: fault, sentence } = cause instanceof ApiError ? cause : { code: undefined, sentence: null };
  if (fault === null) return said;
  const reason = language === 'ko' && sentence && /[가-힣]/.test(sentence) ? sentence : sentenceOf(cause);
  return `${said.replace(/\.?$/, '.')} ${reason}`;
}
