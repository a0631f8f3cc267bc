import type { Model, Provider } from './providers/provider.ts';
import type { Prompt } from './prompt.ts';

/** How a model is asked for JSON: by a schema, by JSON alone, or in words only. */
export const formats = ['schema', 'json', 'words'] as const;
export type FormatMode = (typeof formats)[number];

type ResponseFormat = NonNullable<Parameters<Model['doStream']>[0]['responseFormat']>;
type Schema = Extract<ResponseFormat, { type: 'json' }>['schema'];

/** What a call says of the form of its answer; nothing where any is right, or where it is told in words. */
export function formatOf({ format }: Pick<Prompt, 'format'>, mode: FormatMode): { responseFormat?: ResponseFormat } {
  if (!format || mode === 'words') return {};
  if (mode === 'json') return { responseFormat: { type: 'json' } };
  return { responseFormat: { type: 'json', name: format.name, schema: format.schema as Schema } };
}

/** The prompt with the form in words, for servers that may not hold their model to a schema. */
export function withFormat(
  prompt: Prompt,
  mode: FormatMode,
  { holdsToSchemas }: Pick<Provider, 'holdsToSchemas'>,
): Prompt {
  const { format, instructions } = prompt;
  if (!format || (holdsToSchemas && mode === 'schema')) return prompt;
  const form = `Answer with one JSON object that keeps to this JSON Schema, without any other words and without a fence:\n${JSON.stringify(format.schema)}`;
  return { ...prompt, instructions: `${instructions}\n\n${form}` };
}
