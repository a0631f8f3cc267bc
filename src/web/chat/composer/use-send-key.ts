import { useRef, type CompositionEvent, type KeyboardEvent } from 'react';
import { HEARS_COMPOSITION } from '../../lib/composition.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { pressed, restingKeys, type SendKeyEvent } from './send-key.ts';

/** Whether this key sends or saves; the other keys are left alone. */
type IsSendKey = (event: KeyboardEvent) => boolean;

/** Within a composition some browsers report every key as 229 and keep the Enter in `code` only. */
export const isEnter: IsSendKey = (event) =>
  event.key === 'Enter' || (event.keyCode === 229 && (event.code === 'Enter' || event.code === 'NumpadEnter'));

/** The Enter that sends a question; on touch keyboards it begins a new line, and the button sends. */
export const isSend: IsSendKey = (event) =>
  isEnter(event) && !window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/** The Enter that saves a text of several lines. */
export const isCtrlEnter: IsSendKey = (event) => isEnter(event) && (event.ctrlKey || event.metaKey);

/**
 * The key handlers of a field that sends or saves by a key: once for one press, also for the Enter that closes a Hangul
 * syllable. `send` is called when the field holds everything that was typed.
 */
export function useSendKey(send: () => void, isSendKey: IsSendKey = isEnter) {
  const state = useRef(restingKeys);
  const later = useLatest(send);
  const act = (event: SendKeyEvent): boolean => {
    const [next, effect] = pressed(state.current, event);
    state.current = next;
    if (effect === 'send') later.current();
    if (effect === 'settle') setTimeout(() => act({ type: 'settled' }), 0);
    return effect === 'send' || effect === 'swallow';
  };
  return {
    [HEARS_COMPOSITION]: true,
    onKeyDown(event: KeyboardEvent) {
      if (isSendKey(event)) {
        const { isComposing } = event.nativeEvent;
        const isLate = !isComposing && event.keyCode === 229;
        const isTaken = act({ type: 'enter', isComposing, isLate, shift: event.shiftKey });
        if (isTaken) event.preventDefault();
      } else if (event.key !== 'Shift' && event.key !== 'Control' && event.key !== 'Meta') {
        act({ type: 'other-key' });
      }
    },
    onKeyUp: () => void act({ type: 'keyup' }),
    onCompositionStart: () => void act({ type: 'compositionstart' }),
    onCompositionEnd: (event: CompositionEvent) => void act({ type: 'compositionend', text: event.data }),
  };
}
