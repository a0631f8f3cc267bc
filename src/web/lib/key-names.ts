export const isOnMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What is held while another key is pressed or the pointer moves; ctrl is Cmd on a Mac. */
export type HeldKey = 'ctrl' | 'alt' | 'shift' | 'space' | 'escape';

const onMac: Record<HeldKey, string> = { ctrl: '⌘', alt: '⌥', shift: '⇧', space: 'Space', escape: 'Esc' };
const elsewhere: Record<HeldKey, string> = { ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift', space: 'Space', escape: 'Esc' };

/** What stands on the key. */
export const heldName = (key: HeldKey, isMac = isOnMac): string => (isMac ? onMac : elsewhere)[key];
