import type { NodeKindId } from '#contract/board/kinds/index.ts';
import type { Point } from '#contract/board/geometry.ts';
import type { PointerMode } from './engine/pointer-mode.ts';

/** What a key asks of the board. */
export type KeyWish =
  | {
      do:
        | 'undo'
        | 'redo'
        | 'remove'
        | 'select-all'
        | 'duplicate'
        | 'leave'
        | 'fit'
        | 'fit-selection'
        | 'zoom-full'
        | 'zoom-in'
        | 'zoom-out'
        | 'save'
        | 'edit'
        | 'group';
    }
  | { do: 'nudge'; by: Point }
  | { do: 'point'; mode: PointerMode }
  | { do: 'tool'; tool: ToolId };

/** The tools, in their order in the panel. */
export const toolKinds = [
  'text',
  'youtube',
  'instagram',
  'website',
  'file',
  'ai-chat',
  'group',
] as const satisfies readonly NodeKindId[];
export type ToolId = (typeof toolKinds)[number];
export const toolKeys: Record<ToolId, string> = {
  text: 'T',
  youtube: 'Y',
  instagram: 'S',
  website: 'W',
  file: 'U',
  'ai-chat': 'C',
  group: 'G',
};

export const pointerModes = ['select', 'hand'] as const satisfies readonly PointerMode[];
export const pointerKeys: Record<PointerMode, string> = { select: 'V', hand: 'H' };

/** The part of a KeyboardEvent that is read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Letters are matched by the physical key, so that they work under a Hangul layout; symbols by what they write. The caller
 * asks only while nobody types.
 */
export function readKey(press: KeyPress): KeyWish | null {
  if (press.isComposing || press.key === 'Process') return null;
  if (press.ctrlKey || press.metaKey) return readWithControl(press);
  if (press.altKey) return null;
  const arrow = arrows[press.key];
  if (arrow) return { do: 'nudge', by: press.shiftKey ? { x: arrow.x * 10, y: arrow.y * 10 } : arrow };
  switch (press.code) {
    case 'Digit1':
      return { do: 'fit' };
    case 'Digit2':
      return press.shiftKey ? { do: 'fit-selection' } : null;
    case 'Digit0':
      return press.shiftKey ? { do: 'zoom-full' } : null;
  }
  if (press.key === 'Delete' || press.key === 'Backspace') return { do: 'remove' };
  if (press.key === 'Escape') return { do: 'leave' };
  if ((press.key === 'Enter' && !press.shiftKey) || press.key === 'F2') return { do: 'edit' };
  if (press.key === '=' || press.key === '+') return { do: 'zoom-in' };
  if (press.key === '-') return { do: 'zoom-out' };
  if (press.shiftKey) return null;
  const mode = pointerModes.find((known) => press.code === `Key${pointerKeys[known]}`);
  if (mode) return { do: 'point', mode };
  const tool = toolKinds.find((kind) => press.code === `Key${toolKeys[kind]}`);
  return tool ? { do: 'tool', tool } : null;
}

function readWithControl(press: KeyPress): KeyWish | null {
  switch (press.code) {
    case 'KeyZ':
      return { do: press.shiftKey ? 'redo' : 'undo' };
    case 'KeyY':
      return { do: 'redo' };
    case 'KeyA':
      return { do: 'select-all' };
    case 'KeyD':
      return { do: 'duplicate' };
    case 'KeyS':
      return { do: 'save' };
    case 'KeyG':
      return { do: 'group' };
  }
  if (press.key === '=' || press.key === '+') return { do: 'zoom-in' };
  return press.key === '-' ? { do: 'zoom-out' } : null;
}

/** Whether the focus is where letters are text or menus listen. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="menu"], [role="dialog"], [role="listbox"]') !== null
  );
}
