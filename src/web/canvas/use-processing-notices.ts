import { useEffect, useRef } from 'react';
import { sourceOfType } from '#contract/sources/index.ts';
import type { BoardEditor } from '../board/editor/board-editor.ts';
import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';

/** Says when a link or file that was being read while this board is open has been read, or why it could not be. */
export function useProcessingNotices(editor: BoardEditor): void {
  const notices = useNotices();
  const t = useWords('board');
  const latest = useRef({ notices, t });
  useEffect(() => {
    latest.current = { notices, t };
  });
  useEffect(() => {
    const watched = new Set<string>();
    const watch = (id: string) => {
      if (editor.node(id)?.metadata['isProcessing'] === true) watched.add(id);
    };
    const look = (touched: Iterable<string> | null) => {
      for (const id of watched) {
        const node = editor.node(id);
        if (!node) watched.delete(id);
        if (!node || node.metadata['isProcessing'] === true) continue;
        watched.delete(id);
        say(node.type, node.title, node.metadata['processingError']);
      }
      if (touched) for (const id of touched) watch(id);
      else for (const { id } of editor.scene.entries()) watch(id);
    };
    const say = (type: string, title: string, error: unknown) => {
      const { notices: all, t: words } = latest.current;
      if (typeof error === 'string') {
        all.show({ tone: 'failed', title: words('processFailed'), text: error || words('processFailedText') });
        return;
      }
      const isLink = sourceOfType(type) !== null;
      all.show({
        tone: 'done',
        title: words(isLink ? 'processed' : 'processedFile'),
        text: words('processedText', { title }),
      });
    };
    look(null);
    return editor.onBoard(look);
  }, [editor]);
}
