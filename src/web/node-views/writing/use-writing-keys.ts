import { useEffect, type RefObject } from 'react';
import { isPressed } from '../../lib/chord.ts';
import { htmlToMarkdown, parseHtml } from './html-to-markdown.ts';
import { linkPasted } from './inline-commands.ts';
import { dropMark } from './list-keys.ts';
import { apply, write } from './write.ts';
import { isInCode, type TextEdit } from './writing.ts';
import { endLine, silentCommands, writingCommands } from './writing-commands.ts';

/** What was copied from a page keeps its headings, lists, tables and links; within code everything is letters. */
function pageEdit(
  { value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement,
  html: string,
): TextEdit | null {
  const insert = html === '' || isInCode(value, start) ? null : htmlToMarkdown(html, parseHtml);
  return insert === null ? null : { start, end, insert, select: [start + insert.length, start + insert.length] };
}

/**
 * The keys of Markdown in a field. Line ends are taken where the browser tells of them, not from the key: input methods
 * and touch keyboards end lines without one.
 */
export function useWritingKeys(
  field: RefObject<HTMLTextAreaElement | null>,
  headings: readonly [string, string],
): void {
  const [first, second] = headings;
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let isPlainEnd = false;
    const all = [
      ...writingCommands.flatMap(({ keys, command }) => (keys ? [{ keys, command: command([first, second]) }] : [])),
      ...silentCommands,
    ];
    const press = (event: KeyboardEvent) => {
      isPlainEnd = event.shiftKey;
      const meant = all.find(({ keys }) => isPressed(keys, event));
      if (!meant || !write(element, meant.command)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const beforeInput = (event: InputEvent) => {
      const isBack = event.inputType === 'deleteContentBackward' && !event.isComposing && event.cancelable;
      if (isBack && write(element, dropMark)) return event.preventDefault();
      const isLineEnd = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
      if (!isLineEnd || isPlainEnd || event.isComposing || !event.cancelable) return;
      if (write(element, endLine)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const { value: text, selectionStart: from, selectionEnd: to } = element;
      const plain = event.clipboardData?.getData('text/plain') ?? '';
      const edit =
        linkPasted({ text, from, to }, plain) ?? pageEdit(element, event.clipboardData?.getData('text/html') ?? '');
      if (!edit) return;
      event.preventDefault();
      apply(element, edit);
    };
    element.addEventListener('keydown', press);
    element.addEventListener('beforeinput', beforeInput);
    element.addEventListener('paste', paste);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('beforeinput', beforeInput);
      element.removeEventListener('paste', paste);
    };
  }, [field, first, second]);
}
