import { parsePartialJson } from 'ai';

const FENCED = /```(?:json)?[ \t]*\n([\s\S]*?)\n[ \t]*```/;

/**
 * The JSON object that a model has written, though words or a fence stand around it, or its end is missing; undefined where
 * there is none.
 */
export async function objectIn(said: string): Promise<unknown> {
  const text = said.trim();
  const inner = FENCED.exec(text)?.[1];
  for (const one of [text, ...(inner === undefined ? [] : [inner])]) {
    const whole = parsed(one) ?? parsed(one.slice(Math.max(0, one.indexOf('{')), one.lastIndexOf('}') + 1));
    if (whole !== undefined) return whole;
  }
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  const { value } = await parsePartialJson(text.slice(from));
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
