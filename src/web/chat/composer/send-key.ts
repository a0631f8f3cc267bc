/**
 * What Enter means in the composer. Hangul input keeps the last syllable open until Enter closes it, and browsers
 * disagree on the order of the events: an Enter within a composition is put off until the composition has ended, and
 * counts once, whether or not a second Enter follows.
 */
export interface SendKeyState {
  isComposing: boolean;
  /** An Enter came within the composition: send as soon as the last syllable stands. */
  isDue: boolean;
  /** The put-off Enter has been carried out and its twin may still come. */
  isDone: boolean;
  /** The put-off Enter has been let go already: no twin of it comes. */
  isUp: boolean;
  /** A composition of other letters than Hangul has just ended: the Enter that closed it may still come. */
  isClosing: boolean;
}

export type SendKeyEvent =
  /** `isLate`: the input method had the key first, though its composition is over. */
  | { type: 'enter'; isComposing: boolean; isLate: boolean; shift: boolean }
  | { type: 'other-key' }
  | { type: 'keyup' }
  | { type: 'compositionstart' }
  | { type: 'compositionend'; text: string }
  | { type: 'settled' };

/**
 * send: send what stands in the field now. settle: report 'settled' once the field holds the last syllable (the next
 * task). swallow: keep the browser from writing a line end. newline and none: leave it to the browser.
 */
export type SendKeyEffect = 'send' | 'settle' | 'swallow' | 'newline' | 'none';

export const restingKeys: SendKeyState = {
  isComposing: false,
  isDue: false,
  isDone: false,
  isUp: false,
  isClosing: false,
};

const HANGUL_END = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]$/u;

export function pressed(state: SendKeyState, event: SendKeyEvent): [SendKeyState, SendKeyEffect] {
  switch (event.type) {
    case 'enter':
      if (event.shift) return [{ ...restingKeys, isComposing: state.isComposing }, 'newline'];
      if (event.isComposing || state.isComposing) return [{ ...state, isDue: true }, 'swallow'];
      if (state.isDone) return [{ ...state, isDone: false }, 'swallow'];
      if (state.isClosing && event.isLate) return [restingKeys, 'swallow'];
      return [restingKeys, 'send'];
    case 'compositionstart':
      return [{ ...restingKeys, isComposing: true }, 'none'];
    case 'compositionend': {
      const isHangul = HANGUL_END.test(event.text);
      const due = state.isDue && isHangul;
      return [{ ...restingKeys, isDue: due, isClosing: event.text !== '' && !isHangul }, due ? 'settle' : 'none'];
    }
    case 'settled':
      return state.isDue ? [{ ...restingKeys, isDone: !state.isUp }, 'send'] : [state, 'none'];
    case 'keyup':
      return [{ ...state, isDone: false, isUp: state.isDue, isClosing: false }, 'none'];
    case 'other-key':
      return [{ ...restingKeys, isComposing: state.isComposing }, 'none'];
  }
}
