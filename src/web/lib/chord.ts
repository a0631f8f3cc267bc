import { heldName, isOnMac } from './key-names.ts';

/**
 * A key with what is held beside it. Letters and digits are named by `code`, the physical key, so that they work under a
 * Hangul layout; symbols and named keys by `key`, what they write.
 */
export interface Chord {
  code?: string;
  key?: string;
  /** Ctrl, or Cmd on a Mac. */
  ctrl?: true;
  alt?: true;
  /** 'any': with Shift or without, for symbols that some layouts write with Shift. */
  shift?: true | 'any';
}

/** The part of a KeyboardEvent that is read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>;

/** Whether the press is this chord and nothing more. A key that an input method takes is none. */
export function isPressed(chord: Chord, press: KeyPress): boolean {
  if (press.isComposing || press.key === 'Process') return false;
  if ((press.ctrlKey || press.metaKey) !== (chord.ctrl ?? false)) return false;
  if (press.altKey !== (chord.alt ?? false)) return false;
  if (chord.shift !== 'any' && press.shiftKey !== (chord.shift ?? false)) return false;
  return chord.code === undefined ? chord.key === press.key : chord.code === press.code;
}

export const letter = (name: string, held: Omit<Chord, 'code' | 'key'> = {}): Chord => ({
  code: `Key${name}`,
  ...held,
});

const keyNames: Record<string, string> = {
  Delete: 'Del',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Period: '.',
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
  Backspace: '⌫',
  ContextMenu: '☰',
};

/** What stands on the keys of the chord, in the order in which they are held. */
export function keyNamesOf(chord: Chord, isMac = isOnMac): string[] {
  const name = chord.code ?? chord.key ?? '';
  return [
    ...(chord.ctrl ? [heldName('ctrl', isMac)] : []),
    ...(chord.alt ? [heldName('alt', isMac)] : []),
    ...(chord.shift === true ? [heldName('shift', isMac)] : []),
    keyNames[name] ?? name.replace(/^(Key|Digit)/, ''),
  ];
}

/** The chord in one line, as menus and tooltips write it. */
export const keyLine = (chord: Chord): string => keyNamesOf(chord).join(' ');

/** As `aria-keyshortcuts` wants it. */
export const ariaKeysOf = (chords: readonly Chord[]): string =>
  chords
    .map(({ ctrl, alt, shift, code, key }) =>
      [ctrl && 'Control', alt && 'Alt', shift === true && 'Shift', code?.replace(/^(Key|Digit)/, '') ?? key]
        .filter(Boolean)
        .join('+'),
    )
    .join(' ');
