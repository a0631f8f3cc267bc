import { useEffect } from 'react';
import { isPressed } from '../lib/chord.ts';
import { useLatest } from '../lib/use-latest.ts';
import { MENU, openOver } from '../ui/open-over.ts';

export interface HistoryKeys {
  close: () => void;
  /** Walks the sessions, with Shift the named versions; 1 is towards the beginning. */
  step: (by: 1 | -1, isNamed: boolean) => void;
  /** Walks the differences. */
  walk: (by: 1 | -1) => void;
  mark: () => void;
  play: () => void;
  restore: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLInputElement;

/** Keys of the past: the board that lies in it hears none of them. */
export function useHistoryKeys(keys: HistoryKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || openOver(false).length > 0 || document.querySelector(MENU)) return;
      const act = isTyping(event.target) ? (event.key === 'Escape' ? blur : null) : actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [latest]);
}

const blur = (): void => (document.activeElement as HTMLElement | null)?.blur();

function actOf(event: KeyboardEvent, keys: HistoryKeys): (() => void) | null {
  if (isPressed({ key: 'Enter', ctrl: true }, event)) return keys.restore;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'ArrowLeft') return () => keys.step(1, event.shiftKey);
  if (event.key === 'ArrowRight') return () => keys.step(-1, event.shiftKey);
  if (event.shiftKey) return null;
  if (event.key === 'Escape') return keys.close;
  if (event.code === 'KeyN') return () => keys.walk(1);
  if (event.code === 'KeyP') return () => keys.walk(-1);
  if (event.code === 'KeyX') return keys.mark;
  return event.key === ' ' && !isPressable(event.target) ? keys.play : null;
}
