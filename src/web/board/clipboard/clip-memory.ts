import type { BoardClip } from '#contract/board/clipboard.ts';

/**
 * What was copied last in this browser, for menus: scripts may read only plain text from the clipboard. A clip is recalled
 * by the very text that lies in the clipboard, from this tab or another open one; nothing is stored.
 */
export interface ClipMemory {
  remember: (text: string, clip: BoardClip) => void;
  recall: (text: string) => Promise<BoardClip | null>;
  close: () => void;
}

type Said = { ask: string } | { answer: string; clip: BoardClip };
const WAIT_MS = 250;

export function openClipMemory(name = 'maru-clipboard'): ClipMemory {
  const channel = new BroadcastChannel(name);
  // Some systems write the ends of lines in their own way.
  const asKept = (text: string) => text.replaceAll('\r\n', '\n');
  let own: { text: string; clip: BoardClip } | null = null;
  const waiting = new Map<string, (clip: BoardClip) => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('ask' in data) {
      if (own?.text === data.ask) channel.postMessage({ answer: data.ask, clip: own.clip } satisfies Said);
    } else waiting.get(data.answer)?.(data.clip);
  });
  return {
    remember: (text, clip) => {
      own = { text: asKept(text), clip };
    },
    recall(given) {
      const text = asKept(given);
      if (own?.text === text) return Promise.resolve(own.clip);
      return new Promise((resolve) => {
        const end = (clip: BoardClip | null) => {
          clearTimeout(timer);
          waiting.delete(text);
          resolve(clip);
        };
        const timer = setTimeout(() => end(null), WAIT_MS);
        waiting.set(text, end);
        channel.postMessage({ ask: text } satisfies Said);
      });
    },
    close: () => channel.close(),
  };
}
