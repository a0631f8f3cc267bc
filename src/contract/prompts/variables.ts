import { PARTICLE, particleFor } from '../base/particles.ts';
import { OURS } from '../limits.ts';

const PLACE = /\{\{([^{}\r\n\u2028\u2029]+)\}\}/gu;
const PLACE_IN_WORD = new RegExp(`${PLACE.source}(${PARTICLE})?`, 'gu');

/** Null where what stands between the braces is empty, or too long to be asked for. */
function nameIn(inside: string): string | null {
  const name = inside.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return name === '' || Array.from(name).length > OURS.promptVariableLength ? null : name;
}

/**
 * The names of the variables of a prompt, each once, in the order of their first places: any words of one line without
 * braces. Spaces around a name, how many stand within it and how its letters are composed make no other name.
 */
export function variablesIn(text: string): string[] {
  const names = [...text.matchAll(PLACE)].flatMap(([, inside = '']) => nameIn(inside) ?? []);
  return [...new Set(names)];
}

/**
 * Puts the values in their places, once: what looks like a variable in a value stays as it is. Places without a value stay.
 * A Korean particle behind a place takes the form that the value asks for: {{제목}}을 becomes 홈카페를.
 */
export const fillPrompt = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACE_IN_WORD, (place, inside: string, particle: string | undefined) => {
    const name = nameIn(inside);
    const value = name !== null && Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    return particle === undefined ? value : value + particleFor(value, particle);
  });
