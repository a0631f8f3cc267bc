import { parsePartialJson } from 'ai';
import { isRecord } from '#contract/base/is-record.ts';

/** The object that JSON has begun, whose end may be missing; undefined where none has begun. */
export async function partialObjectIn(text: string): Promise<Record<string, unknown> | undefined> {
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  const { value } = await parsePartialJson(text.slice(from));
  return isRecord(value) ? value : undefined;
}
