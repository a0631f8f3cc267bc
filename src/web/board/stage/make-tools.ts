import { useMemo, useRef, useState } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { sourceIds, type SourceId } from '#contract/sources/index.ts';
import { addFiles } from '../../editor/commands/add-file.ts';
import { addLinks, type FoundLink } from '../../editor/commands/add-link.ts';
import { addNode, type AddOptions } from '../../editor/commands/add-node.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { toolKinds, type MadeKind, type ToolId } from '../../editor/tool-kinds.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useNotices, type Notice } from '../../lib/notices.ts';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { openChat } from '../../board-context/open-chat.ts';
import type { Panels } from '../../board-context/panels.ts';
import type { StageTools } from '../../board-context/tools.ts';
import { loadPlacing, usePlaceContent } from '../clipboard/use-place-content.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useSending } from './use-sending.ts';

/** A place that takes files by itself (a project: they go to its files first, and to the board from there). */
export type TakeFiles = (files: readonly File[], at: Point | null) => void;

type Aim = Omit<AddOptions, 'language'>;

const isSource = (tool: MadeKind): tool is ToolId & SourceId => (sourceIds as readonly string[]).includes(tool);
const NO_TOOLS: readonly ToolId[] = [];
const FLIGHT_MS = 220;

/** Everything that puts something on the board: the tools, and what is pasted or dropped. */
export function useMakeTools(editor: BoardEditor, takeFiles: TakeFiles | null, panels: Panels): StageTools {
  const { language } = useLanguage();
  const notices = useNotices();
  const t = useWords('board');
  const clipboardWords = useWords('clipboard');
  const sentenceOf = useErrorSentence();
  const [dialog, setDialog] = useState<({ source: SourceId } & Aim) | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const aim = useRef<Aim>({});
  const sending = useSending(editor);

  const sayMade = (count: number, next?: Notice['action']) => {
    if (count === 0) return;
    const said =
      count === 1 ? { title: t('nodeCreated'), text: t('nodeCreatedText') } : { title: t('nodesCreated', { count }) };
    notices.show({ tone: 'done', ...said, ...(next && { action: next, tellsWhole: true }) });
  };
  const putLinks = (links: readonly FoundLink[], where: Aim) => {
    const options = { language, ...where };
    // A playlist is told for certain by what puts it on the board.
    if (links.length === 1 && !links[0]?.link.url.includes('list='))
      return sayMade(addLinks(editor, links, options).length);
    const here = { t: clipboardWords, notices, sentenceOf, sayMade };
    void loadPlacing().then((m) => m.putLinks(editor, here, links, options), tellMissing);
  };
  const putFiles = (files: readonly File[], where: Aim) => {
    if (takeFiles) return takeFiles(files, where.at ?? null);
    const nodes = sending ? addFiles(editor, files, sending, { language, ...where }) : [];
    if (nodes.length === files.length) sayMade(nodes.length);
  };
  const place = usePlaceContent(editor, { putLinks, putFiles, sayMade, sending: takeFiles ? null : sending });
  const clipboard = useClipboard(editor, place);
  return {
    offered: useOffered(editor, takeFiles !== null),
    dialog,
    closeDialog: () => setDialog(null),
    addLinks(links) {
      setDialog(null);
      putLinks(links, { at: dialog?.at, from: dialog?.from });
    },
    use(tool, at, from) {
      if (!editor.mayEdit) return;
      if (isSource(tool)) return setDialog({ source: tool, at, from });
      if (tool === 'file') {
        aim.current = { at, from };
        return picker.current?.click();
      }
      const { id } = addNode(editor, { kind: tool }, { language, at, from });
      if (tool === 'ai-chat') openChat({ editor, panels }, id);
      sayMade(1);
    },
    place,
    copy: clipboard.copy,
    cut: clipboard.cut,
    paste: clipboard.paste,
    save: () => void editor.save(),
    fit() {
      const bounds = editor.scene.bounds();
      if (bounds) editor.camera.fit(bounds, FLIGHT_MS, editor.scene.shown());
    },
    picker,
    addFiles(files) {
      const { at, from } = aim.current;
      if (files.length > 1 && from === undefined) return place({ what: 'files', files }, at ?? null);
      putFiles(files, aim.current);
    },
  };
}

function useOffered({ mayEdit, sendFile }: BoardEditor, takesFiles: boolean): readonly ToolId[] {
  return useMemo(() => {
    if (!mayEdit) return NO_TOOLS;
    return sendFile || takesFiles ? toolKinds : toolKinds.filter((tool) => tool !== 'file');
  }, [mayEdit, sendFile, takesFiles]);
}
