import { speedField } from '#contract/recipes/kinds/fields.ts';
import { keepStored, readStored } from '../../lib/stored.ts';

/** How this browser shows scripts. */
export interface PrompterSettings {
  sizePx: number;
  isMirrored: boolean;
  hasBreaths: boolean;
}

export const SIZE_PX = { least: 24, most: 120, step: 8, start: 56 } as const;
export const SPEED = { least: speedField.min, most: speedField.max, step: 10, start: speedField.start } as const;

const KEY = 'prompter';
/** On a screen as narrow as this a line of the usual size holds two words. */
const NARROW = { widthPx: 640, sizePx: 40 } as const;
const startOn = (widthPx: number): PrompterSettings => ({
  sizePx: widthPx < NARROW.widthPx ? NARROW.sizePx : SIZE_PX.start,
  isMirrored: false,
  hasBreaths: false,
});

/** As they were last left; what cannot be read is as at the start. */
export function readPrompterSettings(stored = readStored(KEY), widthPx = globalThis.innerWidth): PrompterSettings {
  const start = startOn(widthPx);
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read !== 'object' || read === null) return start;
    const { sizePx, isMirrored, hasBreaths } = read as Partial<Record<keyof PrompterSettings, unknown>>;
    return {
      sizePx: typeof sizePx === 'number' ? within(SIZE_PX, sizePx) : start.sizePx,
      isMirrored: isMirrored === true,
      hasBreaths: hasBreaths === true,
    };
  } catch {
    return start;
  }
}

export const keepPrompterSettings = (settings: PrompterSettings): void =>
  void keepStored(KEY, JSON.stringify(settings));

export const within = ({ least, most }: { least: number; most: number }, value: number): number =>
  Math.min(most, Math.max(least, value));

/** The speed that a recipe was filled in with, in syllables a minute; the usual one where it has none. */
export const speedIn = ({ speed }: Readonly<Record<string, string | number>>): number =>
  typeof speed === 'number' && Number.isFinite(speed) ? within(SPEED, speed) : SPEED.start;
