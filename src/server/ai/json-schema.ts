import { z } from 'zod';
import { isRecord } from '#contract/base/is-record.ts';

export type JsonSchema = Record<string, unknown>;

/** Bounds that some providers refuse to be told; the schema itself judges them afterwards. */
const BOUNDS: ReadonlySet<string> = new Set([
  '$schema',
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'multipleOf',
]);

/** The form of a record in the part of JSON Schema that all providers take: what a field is, and not how long. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return withoutBounds(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' })) as JsonSchema;
}

function withoutBounds(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutBounds(one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      !isNames && BOUNDS.has(key) ? [] : [[key, withoutBounds(inner, !isNames && key === 'properties')]],
    ),
  );
}
