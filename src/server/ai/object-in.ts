import { partialObjectIn } from './partial-json.ts';

/**
 * The JSON object that a model has written, though words or a fence stand around it, or its end is missing; undefined where
 * there is none.
 */
export const objectIn = async (said: string): Promise<unknown> =>
  wholeObjectIn(said) ?? (await partialObjectIn(said.trim()));

/** The same where its end is there; undefined where it breaks off. */
export function wholeObjectIn(said: string): object | undefined {
  const text = said.trim();
  for (const one of [text, fencedIn(text)]) {
    const whole = parsed(one) ?? parsed(one.slice(Math.max(0, one.indexOf('{')), one.lastIndexOf('}') + 1));
    if (whole !== undefined) return whole;
  }
  return undefined;
}

/** What stands within the first fence; nothing where there is none. */
function fencedIn(text: string): string {
  const open = text.indexOf('```');
  const from = open < 0 ? -1 : text.indexOf('\n', open);
  const to = text.lastIndexOf('```');
  return from < 0 || to <= from ? '' : text.slice(from + 1, to);
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
