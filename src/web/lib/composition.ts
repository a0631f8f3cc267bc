/** On a field that hears keys while a syllable is being composed; Esc never comes to it then. */
export const HEARS_COMPOSITION = 'data-hears-composition';

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'isComposing' | 'target' | 'preventDefault' | 'stopImmediatePropagation'
>;

/**
 * Keeps keys that belong to an input method from everything on the page: dialogs and menus, which would close with what was
 * typed, lists, shortcuts. Call it before anything else listens to keys. Answers how to stop.
 */
export function keepCompositionKeys(page: Window): () => void {
  const { press, letGo } = compositionKeys();
  const lift = (event: KeyboardEvent) => isEscape(event) && letGo();
  page.addEventListener('keydown', press, true);
  page.addEventListener('keyup', lift, true);
  page.addEventListener('blur', letGo);
  return () => {
    page.removeEventListener('keydown', press, true);
    page.removeEventListener('keyup', lift, true);
    page.removeEventListener('blur', letGo);
  };
}

/** The same for one press after the other; `letGo` once Esc is up. */
export function compositionKeys(): { press: (event: Press) => void; letGo: () => void } {
  // Hangul has the Esc that ends a syllable come twice on some systems, and repeat while it is held.
  let isEscTaken = false;
  return {
    press(event) {
      const isTaken = isOfInputMethod(event);
      if (!isEscape(event)) isEscTaken = false;
      else if (isTaken) isEscTaken = true;
      else if (isEscTaken) event.preventDefault();
      if (!isEscTaken && (!isTaken || hears(event.target))) return;
      event.stopImmediatePropagation();
      // What the input method left to the browser within a syllable would send the form with half a word.
      if (event.key === 'Enter' && event.keyCode !== 229 && closest(event.target, 'input')) event.preventDefault();
    },
    letGo() {
      isEscTaken = false;
    },
  };
}

const isEscape = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean => key === 'Escape' || code === 'Escape';

/** Safari ends the composition before it tells of the key that did; 229 is left as the sign of it. */
const isOfInputMethod = ({ isComposing, keyCode, target }: Press): boolean =>
  isComposing || (keyCode === 229 && closest(target, 'input, textarea, [contenteditable]'));

const hears = (target: EventTarget | null): boolean => closest(target, `[${HEARS_COMPOSITION}]`);

const closest = (target: EventTarget | null, selector: string): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
