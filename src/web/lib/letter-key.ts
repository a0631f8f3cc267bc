interface KeyPress {
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  target: EventTarget | null;
}

/** True for Ctrl or Cmd with this physical key ('KeyK'), whatever the keyboard layout writes with it. */
export const isCommandKey = (press: KeyPress, code: string): boolean =>
  press.code === code && (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey && !press.isComposing;

/** True for the bare physical key, while nobody types or composes. */
export const isPlainKey = (press: KeyPress, code: string): boolean =>
  press.code === code &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  !press.shiftKey &&
  !press.isComposing &&
  !isTyping(press.target);

function isTyping(target: EventTarget | null): boolean {
  if (target === null || !(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !== null;
}
