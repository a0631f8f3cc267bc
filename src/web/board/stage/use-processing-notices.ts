import { useEffect, useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { code } from '../../lib/code.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';

const refreshOutcomes = ['changed', 'unchanged', 'failed'] as const;

/** So long the next reading that ends is waited for while others go on, so that they are told together. */
const TOGETHER_MS = 4_000;

/** Says when links and files that were being read while this board is open have been read, or why they could not be. */
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
    // Who may only look has brought nothing.
    if (!editor.mayEdit) return undefined;
    const watched = new Set<string>();
    let ends: BoardNode[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = (id: string) => {
      if (editor.node(id)?.metadata['isProcessing'] === true) watched.add(id);
    };
    const tell = async () => {
      const together = ends;
      ends = [];
      const { endOf, saidOfReadings } = await code(() => import('./said-of-readings.ts'));
      const said = saidOfReadings(
        await Promise.all(together.map((node) => endOf(node, latest.current))),
        latest.current.t,
      );
      if (said) latest.current.notices.show(said);
    };
    const look = (touched: Iterable<string> | null) => {
      const before = ends.length;
      for (const id of watched) {
        const node = editor.node(id);
        if (!node) watched.delete(id);
        if (!node || node.metadata['isProcessing'] === true) continue;
        watched.delete(id);
        end(node);
      }
      if (touched) for (const id of touched) watch(id);
      else for (const { id } of editor.scene.entries()) watch(id);
      if (ends.length === before) return;
      clearTimeout(timer);
      if (watched.size === 0) tell().catch(tellMissing);
      else timer = setTimeout(() => tell().catch(tellMissing), TOGETHER_MS);
    };
    const end = (node: BoardNode) => {
      const { notices: all, t: words } = latest.current;
      const isFailed = typeof node.metadata['processingError'] === 'string';
      const outcome = isFailed ? null : refreshOutcomes.find((one) => one === node.metadata['refreshOutcome']);
      if (!outcome) return void ends.push(node);
      const tone = outcome === 'failed' ? 'failed' : 'done';
      all.show({ tone, title: words(`refreshed.${outcome}`), text: node.title, canWait: true });
    };
    look(null);
    const release = editor.onBoard(look);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [editor]);
}
