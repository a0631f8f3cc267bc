import { useEffect, useMemo } from 'react';
import { endingOf } from '#contract/files/upload-check.ts';
import type { Sending } from '../commands/add-file.ts';
import { pickUpUploads } from '../commands/pick-up-uploads.ts';
import { UploadError } from '../commands/send-file.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { ApiError } from '../../lib/api.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';

/** How this board sends files, with its words; null where it takes none. Offers to choose again those that did not arrive. */
export function useSending(editor: BoardEditor): Sending | null {
  const notices = useNotices();
  const t = useWords('board');
  const sending = useMemo((): Sending | null => {
    const words = { 'too-large': 'fileTooLarge', empty: 'fileEmpty', 'wrong-type': 'fileWrongType' } as const;
    const { sendFile } = editor;
    if (!sendFile || !editor.mayEdit) return null;
    return {
      send: sendFile,
      failed({ name }, error) {
        const sentence = error instanceof UploadError && error.cause instanceof ApiError ? error.cause.sentence : null;
        const step =
          error instanceof UploadError && error.step === 'address' ? t('uploadAddressFailed') : t('uploadBytesFailed');
        const title = endingOf(name) === 'pdf' ? t('pdfFailed') : t('uploadFailed');
        notices.show({ tone: 'failed', title, text: sentence ?? step });
        return sentence ? `${step}. ${sentence}` : step;
      },
      refused: ({ name }, reason) =>
        notices.show({ tone: 'failed', title: t('fileRefused', { name }), text: t(words[reason]) }),
    };
  }, [editor, notices, t]);
  useEffect(() => (sending ? pickUpUploads(editor, sending) : undefined), [editor, sending]);
  return sending;
}
