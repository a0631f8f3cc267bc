import { useEffect, useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { sourceOfType } from '#contract/sources/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { useNotices } from '../../lib/notices.ts';
import { problemSentence } from '../../node-views/shared/Problem.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

const refreshOutcomes = ['changed', 'unchanged', 'failed'] as const;

/** Says when a link or file that was being read while this board is open has been read, or why it could not be. */
export function useProcessingNotices(editor: BoardEditor): void {
  const notices = useNotices();
  const t = useWords('board');
  const nodeWords = useWords('nodeViews');
  const { language } = useLanguage();
  const latest = useRef({ notices, t, nodeWords, language });
  useEffect(() => {
    latest.current = { notices, t, nodeWords, language };
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
        say(node);
      }
      if (touched) for (const id of touched) watch(id);
      else for (const { id } of editor.scene.entries()) watch(id);
    };
    const say = (node: BoardNode) => {
      const { notices: all, t: words, nodeWords: headlines, language: reader } = latest.current;
      const source = sourceOfType(node.type);
      if (typeof node.metadata['processingError'] === 'string') {
        const kind = source ?? (node.metadata['fileType'] === 'pdf' ? 'pdf' : 'file');
        const title = words(kind === 'pdf' ? 'pdfFailed' : 'processFailed');
        void problemSentence(node, reader).then((sentence) =>
          all.show({ tone: 'failed', title, text: sentence || headlines(`failedHeadline.${kind}`), canWait: true }),
        );
        return;
      }
      const outcome = refreshOutcomes.find((one) => one === node.metadata['refreshOutcome']);
      if (outcome) {
        const tone = outcome === 'failed' ? 'failed' : 'done';
        return void all.show({ tone, title: words(`refreshed.${outcome}`), text: node.title, canWait: true });
      }
      all.show({
        tone: 'done',
        canWait: true,
        title: words(source ? 'processed' : 'processedFile'),
        text: words('processedText', { title: node.title }),
      });
    };
    look(null);
    return editor.onBoard(look);
  }, [editor]);
}
