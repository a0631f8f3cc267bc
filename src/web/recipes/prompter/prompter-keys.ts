import type { PrompterWish } from '#contract/live/prompter.ts';

const KEYS = new Map<string, PrompterWish>(
  Object.entries({
    ' ': 'toggle',
    '+': 'faster',
    '=': 'faster',
    '-': 'slower',
    _: 'slower',
    ']': 'larger',
    '[': 'smaller',
    ArrowRight: 'next-section',
    PageDown: 'next-section',
    ArrowLeft: 'previous-section',
    PageUp: 'previous-section',
    ArrowDown: 'next-line',
    ArrowUp: 'previous-line',
    Home: 'start',
  } satisfies Record<string, PrompterWish>),
);
/** By the place on the keyboard: a Korean one gives other letters there. */
const CODES = new Map<string, PrompterWish>(
  Object.entries({ KeyM: 'mirror', KeyB: 'breaths' } satisfies Record<string, PrompterWish>),
);

interface Press extends Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'> {
  /** Whether a button has the focus, which takes its own space bar. */
  isOnButton: boolean;
}

/** What a key means while a script is read; null where it means nothing. Remotes for slides send page keys. */
export function readPrompterKey({ key, code, ctrlKey, metaKey, altKey, isOnButton }: Press): PrompterWish | null {
  if (ctrlKey || metaKey || altKey || (isOnButton && key === ' ')) return null;
  return KEYS.get(key) ?? CODES.get(code) ?? null;
}
