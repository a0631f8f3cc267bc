import { useEffect, useMemo } from 'react';
import { CLIP, CLIP_TYPE, clipText } from '#contract/board/clipboard.ts';
import type { Point } from '#contract/board/geometry.ts';
import { mayRemove } from '../../editor/rules/locking.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { openClipMemory, type ClipMemory } from './clip-memory.ts';
import { clipOfBoard } from '../../editor/commands/duplicate.ts';
import { readTransfer, type ClipboardContent } from '../../editor/commands/read-transfer.ts';
import { remove } from '../../editor/commands/remove.ts';
import { isTyping } from '../keyboard/early-keys.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords, type Words } from '../../words/index.ts';

export interface ClipboardTools {
  /** Puts the selected cards into the clipboard, as a menu asks for it. */
  copy: () => void;
  cut: () => void;
  /** Puts what lies in the clipboard on the board, about the point. The browser may ask, or refuse. */
  paste: (at: Point | null) => void;
}

/**
 * Copying and cutting of cards: with the keys, of which the browser tells by events, and from menus. `bring` puts on the
 * board what a menu has pasted.
 */
export function useClipboard(
  editor: BoardEditor,
  place: (content: ClipboardContent, at: Point | null) => void,
): ClipboardTools {
  const notices = useNotices();
  const t = useWords('clipboard');
  const latest = useLatest({ notices, t, place });
  const tools = useMemo(() => new BoardClipboard(editor, () => latest.current), [editor, latest]);
  useEffect(() => tools.open(), [tools]);
  return tools;
}

interface Saying {
  notices: ReturnType<typeof useNotices>;
  t: Words<'clipboard'>;
  place: (content: ClipboardContent, at: Point | null) => void;
}

class BoardClipboard implements ClipboardTools {
  readonly #editor: BoardEditor;
  readonly #say: () => Saying;
  #memory: ClipMemory | null = null;
  /** A menu asks the browser for the event that keys would make; the menu may still have the focus then. */
  #isAsked = false;

  constructor(editor: BoardEditor, say: () => Saying) {
    this.#editor = editor;
    this.#say = say;
  }

  open(): () => void {
    const memory = openClipMemory();
    this.#memory = memory;
    document.addEventListener('copy', this.#take);
    document.addEventListener('cut', this.#take);
    return () => {
      document.removeEventListener('copy', this.#take);
      document.removeEventListener('cut', this.#take);
      memory.close();
    };
  }

  copy = (): void => this.#ask('copy');
  cut = (): void => this.#ask('cut');

  paste = (at: Point | null): void => void this.#paste(at);

  async #paste(at: Point | null): Promise<void> {
    const { notices, t, place } = this.#say();
    try {
      const content = await this.#read();
      if (content) place(content, at);
      else notices.show({ tone: 'told', title: t('nothingToPaste') });
    } catch {
      notices.show({ tone: 'told', title: t('pasteBlocked'), text: t('pasteBlockedText') });
    }
  }

  #ask(what: 'copy' | 'cut'): void {
    this.#isAsked = true;
    const isDone = document.execCommand(what);
    const isTaken = !this.#isAsked;
    this.#isAsked = false;
    if (isDone || isTaken) return;
    const { notices, t } = this.#say();
    notices.show({ tone: 'told', title: t('copyFailed'), text: t('copyFailedText') });
  }

  #take = (event: ClipboardEvent): void => {
    const isAsked = this.#isAsked;
    this.#isAsked = false;
    if (event.defaultPrevented || !event.clipboardData) return;
    if (!isAsked && (isTyping(event.target) || hasChosenWords())) return;
    if (event.type === 'cut' && !this.#editor.mayEdit) return;
    const count = this.#put(event.clipboardData);
    if (count === null) return;
    event.preventDefault();
    if (count === 0) return;
    const cut = event.type === 'cut' ? this.#free() : new Set<string>();
    if (cut.size > 0) remove(this.#editor, cut);
    const { notices, t } = this.#say();
    notices.show({ tone: 'done', title: t(cut.size > 0 ? 'cutOut' : 'copied', { count }) });
  };

  /** Answers how many cards were put there: null where none are selected, 0 where there were too many. */
  #put(clipboard: DataTransfer): number | null {
    const clip = clipOfBoard(this.#editor, this.#editor.selection());
    if (!clip) return null;
    if (clip.nodes.length > CLIP.nodes || clip.edges.length > CLIP.edges) {
      const { notices, t } = this.#say();
      notices.show({ tone: 'told', title: t('tooMuch'), text: t('tooMuchText', { count: CLIP.nodes }) });
      return 0;
    }
    const text = clipText(clip);
    clipboard.setData('text/plain', text);
    clipboard.setData(CLIP_TYPE, JSON.stringify(clip));
    this.#memory?.remember(text, clip);
    return clip.nodes.length;
  }

  /** What cutting removes: members with their groups; locked cards stay, though copies of them are in the clipboard. */
  #free(): Set<string> {
    const free = [...this.#editor.selection()].filter((id) => {
      const node = this.#editor.node(id);
      return node && mayRemove(this.#editor, node);
    });
    return new Set(free.flatMap((id) => [id, ...this.#editor.membersOf(id).map((member) => member.id)]));
  }

  async #read(): Promise<ClipboardContent | null> {
    const items = await navigator.clipboard.read();
    const files: File[] = [];
    let text = '';
    let html = '';
    for (const item of items) {
      if (item.types.includes('text/plain')) text ||= await (await item.getType('text/plain')).text();
      if (item.types.includes('text/html')) html ||= await (await item.getType('text/html')).text();
      const picture = item.types.find((type) => type.startsWith('image/'));
      if (picture) files.push(new File([await item.getType(picture)], `image.${picture.slice(6)}`, { type: picture }));
    }
    const clip = text === '' ? null : await this.#memory?.recall(text);
    if (clip) return { what: 'clip', clip };
    const read: Record<string, string> = { 'text/plain': text, 'text/html': html };
    return readTransfer({ files, getData: (format) => read[format] ?? '' });
  }
}

/** Somebody has marked words on the page and wants those. */
const hasChosenWords = (): boolean => (window.getSelection()?.toString() ?? '') !== '';
