import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { sourceIds, type SourceId } from '#contract/sources/index.ts';
import { addFiles, type Sending } from '../board/commands/add-file.ts';
import { addLinks, type FoundLink } from '../board/commands/add-link.ts';
import { addNode } from '../board/commands/add-node.ts';
import { pickUpUploads } from '../board/commands/pick-up-uploads.ts';
import type { Brought } from '../board/commands/read-transfer.ts';
import { sendFileTo, UploadError } from '../board/commands/send-file.ts';
import type { BoardEditor } from '../board/editor/board-editor.ts';
import type { ToolId } from '../board/read-key.ts';
import { ApiError } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { useLanguage, useWords } from '../words/index.ts';

const isSource = (tool: ToolId): tool is ToolId & SourceId => (sourceIds as readonly string[]).includes(tool);

interface Tools {
  use: (tool: ToolId, at?: Point) => void;
  bring: (brought: Brought, at: Point | null) => void;
  addLinks: (links: readonly FoundLink[]) => void;
  /** The dialog that asks for links of one source; null while closed. */
  dialog: { source: SourceId } | null;
  closeDialog: () => void;
  /** The hidden field behind the upload tool, and what becomes of the files chosen there. */
  picker: RefObject<HTMLInputElement | null>;
  addFiles: (files: readonly File[]) => void;
}

/** Everything that puts something on the board: the tools, and what is pasted or dropped. */
export function useTools(editor: BoardEditor): Tools {
  const { language } = useLanguage();
  const notices = useNotices();
  const t = useWords('board');
  const [dialog, setDialog] = useState<{ source: SourceId } | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload(editor);

  const sayMade = (count: number) => {
    if (count === 0) return;
    const title = count === 1 ? t('nodeCreated') : t('nodesCreated', { count });
    notices.show({ tone: 'done', title, text: t('nodeCreatedText') });
  };
  const putLinks = (links: readonly FoundLink[], at?: Point) =>
    sayMade(addLinks(editor, links, { language, at }).length);
  return {
    dialog,
    closeDialog: () => setDialog(null),
    addLinks(links) {
      setDialog(null);
      putLinks(links);
    },
    use(tool, at) {
      if (isSource(tool)) return setDialog({ source: tool });
      if (tool === 'file') return picker.current?.click();
      addNode(editor, { kind: tool }, { language, at });
      sayMade(1);
    },
    bring(brought, at) {
      const place = at ?? undefined;
      if (brought.what === 'files') return sayMade(upload(brought.files, place));
      if (brought.what === 'links') return putLinks(brought.links, place);
      const { text } = brought;
      const title = text.split('\n')[0]?.trim().slice(0, 60) ?? '';
      addNode(
        editor,
        { kind: 'text', title: title || t('nodeCreated'), content: text.slice(0, 100_000) },
        { language, at: place },
      );
      sayMade(1);
    },
    picker,
    addFiles: (files) => sayMade(upload(files)),
  };
}

/** Puts files on the board, and offers to choose again those that did not arrive. Answers how many nodes were made. */
function useUpload(editor: BoardEditor): (files: readonly File[], at?: Point) => number {
  const { language } = useLanguage();
  const notices = useNotices();
  const t = useWords('board');
  const sending = useMemo((): Sending => {
    const words = { 'too-large': 'fileTooLarge', empty: 'fileEmpty', 'wrong-type': 'fileWrongType' } as const;
    return {
      send: sendFileTo(editor.canvasId),
      failed(error) {
        const sentence = error instanceof UploadError && error.cause instanceof ApiError ? error.cause.sentence : null;
        const step =
          error instanceof UploadError && error.step === 'address' ? t('uploadAddressFailed') : t('uploadBytesFailed');
        notices.show({ tone: 'failed', title: t('uploadFailed'), text: sentence ?? step });
        return sentence ? `${step}. ${sentence}` : step;
      },
      refused: ({ name }, reason) =>
        notices.show({ tone: 'failed', title: t('fileRefused', { name }), text: t(words[reason]) }),
    };
  }, [editor, notices, t]);
  useEffect(() => pickUpUploads(editor, sending), [editor, sending]);
  return useCallback(
    (files, at) => {
      const nodes = addFiles(editor, files, sending, { language, at });
      return nodes.length === files.length ? nodes.length : 0;
    },
    [editor, language, sending],
  );
}
