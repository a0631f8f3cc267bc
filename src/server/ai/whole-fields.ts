import { isRecord } from '#contract/base/is-record.ts';

/**
 * Of a record that is still being written what is surely whole: all but the last field, as deep as records are nested, and
 * of a list all but its last item.
 */
export function wholeFields(partial: unknown): unknown {
  if (Array.isArray(partial)) return partial.slice(0, -1);
  if (!isRecord(partial)) return undefined;
  const entries = Object.entries(partial);
  const last = entries.pop();
  if (!last) return partial;
  const [name, value] = last;
  const isNested = Array.isArray(value) || (isRecord(value) && Object.values(value).some(isRecord));
  return Object.fromEntries(isNested ? [...entries, [name, wholeFields(value)]] : entries);
}
