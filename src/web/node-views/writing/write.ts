import type { Command, TextEdit } from './writing.ts';

/** Does to the field what a command says; answers whether it had anything to do. The browser's own undo takes it back. */
export function write(field: HTMLTextAreaElement, command: Command): boolean {
  const edit = command({ text: field.value, from: field.selectionStart, to: field.selectionEnd });
  if (edit) apply(field, edit);
  return edit !== null;
}

export function apply(field: HTMLTextAreaElement, { start, end, insert, select }: TextEdit): void {
  field.focus({ preventScroll: true });
  if (field.value.slice(start, end) !== insert) {
    field.setSelectionRange(start, end);
    const isDone = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
    if (!isDone) {
      field.setRangeText(insert, start, end);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }
  }
  field.setSelectionRange(select[0], select[1]);
}
