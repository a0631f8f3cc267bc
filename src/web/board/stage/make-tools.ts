import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { endingOf } from '#contract/files/upload-check.ts';
import { OURS } from '#contract/limits.ts';
import { sourceIds, type SourceId } from '#contract/sources/index.ts';
import { addFiles, type Sending } from '../commands/add-file.ts';
import { addLinks, type FoundLink } from '../commands/add-link.ts';
import { addNode } from '../commands/add-node.ts';
import { pickUpUploads } from '../commands/pick-up-uploads.ts';
import { UploadError } from '../commands/send-file.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { toolKinds, type ToolId } from '../read-key.ts';
import { ApiError } from '../../lib/api.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { StageTools } from './tools.ts';
import { useSave } from './use-save.ts';

/** A place that takes files by itself (a project: they go to its files first, and to the board from there). */
export type TakeFiles = (files: readonly File[], at: Point | null) => void;

const isSource = (tool: ToolId): tool is ToolId & SourceId => (sourceIds as readonly string[]).includes(tool);
const NO_TOOLS: readonly ToolId[] = [];
const TITLE_LENGTH = 60;
const FLIGHT_MS = 220;

/** Everything that puts something on the board: the tools, and what is pasted or dropped. */
export function useMakeTools(editor: BoardEditor, takeFiles: TakeFiles | null): StageTools {
  const { language } = useLanguage();
  const notices = useNotices();
  const t = useWords('board');
  const [dialog, setDialog] = useState<{ source: SourceId } | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload(editor);
  const save = useSave(editor);

  const sayMade = (count: number) => {
    if (count === 0) return;
    const title = count === 1 ? t('nodeCreated') : t('nodesCreated', { count });
    notices.show({ tone: 'done', title, text: t('nodeCreatedText') });
  };
  const putLinks = (links: readonly FoundLink[], at?: Point) =>
    sayMade(addLinks(editor, links, { language, at }).length);
  const putFiles = (files: readonly File[], at: Point | null) => {
    if (takeFiles) takeFiles(files, at);
    else sayMade(upload(files, at ?? undefined));
  };
  const putText = (text: string, at?: Point) => {
    const title = text.split('\n')[0]?.trim().slice(0, TITLE_LENGTH) || t('nodeCreated');
    addNode(editor, { kind: 'text', title, content: text.slice(0, OURS.contentLength) }, { language, at });
    sayMade(1);
  };
  return {
    offered: useOffered(editor, takeFiles !== null),
    dialog,
    closeDialog: () => setDialog(null),
    addLinks(links) {
      setDialog(null);
      putLinks(links);
    },
    use(tool, at) {
      if (!editor.mayEdit) return;
      if (isSource(tool)) return setDialog({ source: tool });
      if (tool === 'file') return picker.current?.click();
      addNode(editor, { kind: tool }, { language, at });
      sayMade(1);
    },
    bring(brought, at) {
      if (!editor.mayEdit) return;
      const place = at ?? undefined;
      if (brought.what === 'files') putFiles(brought.files, at);
      else if (brought.what === 'links') putLinks(brought.links, place);
      else putText(brought.text, place);
    },
    save,
    fit() {
      const bounds = editor.scene.bounds();
      if (bounds) editor.camera.fit(bounds, FLIGHT_MS);
    },
    picker,
    addFiles: (files) => putFiles(files, null),
  };
}

function useOffered({ mayEdit, sendFile }: BoardEditor, takesFiles: boolean): readonly ToolId[] {
  return useMemo(() => {
    if (!mayEdit) return NO_TOOLS;
    return sendFile || takesFiles ? toolKinds : toolKinds.filter((tool) => tool !== 'file');
  }, [mayEdit, sendFile, takesFiles]);
}

/** Puts files on the board, and offers to choose again those that did not arrive. Answers how many nodes were made. */
function useUpload(editor: BoardEditor): (files: readonly File[], at?: Point) => number {
  const { language } = useLanguage();
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
  return useCallback(
    (files, at) => {
      if (!sending) return 0;
      const nodes = addFiles(editor, files, sending, { language, at });
      return nodes.length === files.length ? nodes.length : 0;
    },
    [editor, language, sending],
  );
}
