import { useCallback } from 'react';
import type { BoardChange } from '#contract/board/changes.ts';
import type { EditorNews } from '../board/editor/board-editor.ts';
import { useNotices, type Notice } from '../lib/notices.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';

/** Puts into words what the server has refused, by what the gesture was. */
export function useEditorNews(): (news: EditorNews) => void {
  const notices = useNotices();
  const t = useWords('board');
  const canvas = useWords('canvas');
  const sentenceOf = useErrorSentence();
  return useCallback(
    (news: EditorNews) => {
      if (news.what === 'gone') {
        notices.show({ tone: 'failed', title: canvas('gone'), text: canvas('goneText'), durationMs: 60_000 });
        return;
      }
      const said = refusalKeys(news);
      const sentence = news.error instanceof TypeError ? t(said.text) : sentenceOf(news.error);
      const notice: Notice = {
        tone: 'failed',
        title: t(said.title),
        text: said.prefersServer ? sentence : t(said.text),
      };
      notices.show(notice);
    },
    [notices, t, canvas, sentenceOf],
  );
}

/** Which words of the specification's catalogue fit a refused gesture. */
function refusalKeys({ changes, ofGroup }: { changes: readonly BoardChange[]; ofGroup: boolean }) {
  const kinds = new Set(changes.map((change) => change.do));
  if (kinds.has('add-node'))
    return { title: 'creationFailed', text: 'creationFailedText', prefersServer: false } as const;
  if (kinds.has('remove-node'))
    return { title: 'deleteFailed', text: 'deleteNodeFailedText', prefersServer: true } as const;
  if (kinds.has('add-edge'))
    return { title: 'connectionFailed', text: 'connectionFailedText', prefersServer: false } as const;
  if (kinds.has('remove-edge'))
    return { title: 'deleteFailed', text: 'deleteWireFailedText', prefersServer: false } as const;
  const patches = changes.flatMap((change) => (change.do === 'patch-node' ? [change.patch] : []));
  const has = (key: 'parentId' | 'size' | 'title' | 'content' | 'metadata') =>
    patches.some((patch) => patch[key] !== undefined);
  if (has('parentId')) return { title: 'updateFailed', text: 'parentFailedText', prefersServer: false } as const;
  if (has('size')) return { title: 'sizeFailed', text: 'sizeFailedText', prefersServer: false } as const;
  if (ofGroup && has('title')) return { title: 'titleFailed', text: 'titleFailedText', prefersServer: false } as const;
  if (ofGroup && (has('content') || has('metadata')))
    return { title: 'groupFailed', text: 'groupFailedText', prefersServer: false } as const;
  return { title: 'updateFailed', text: 'updateFailedText', prefersServer: false } as const;
}
