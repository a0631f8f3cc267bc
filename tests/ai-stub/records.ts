import { readScript } from '../../src/contract/recipes/script/script.ts';

const KINDS = { spoken: 'say', screen: 'screen', broll: 'shot' } as const;

/** The record of a script in Markdown, as a model fills it in. */
export const scriptRecord = (text: string): string =>
  JSON.stringify({
    sections: readScript(text).sections.map(({ title, lines }) => ({ name: title, lines: linesOf(lines) })),
  });

/** The same of a short, which has lines alone. */
export const shortRecord = (text: string): string =>
  JSON.stringify({ lines: readScript(text).sections.flatMap(({ lines }) => linesOf(lines)) });

const linesOf = (lines: ReturnType<typeof readScript>['sections'][number]['lines']) =>
  lines.map(({ kind, text }) => ({ kind: KINDS[kind as keyof typeof KINDS] ?? 'say', text }));

interface Shape {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** The least record of a JSON schema: its fields, lists of one, and these words wherever a text is asked for. */
export function recordOf(schema: Shape, words: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [recordOf(schema.items ?? {}, words)];
  if (schema.type === 'string') return words;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type !== 'object') return null;
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, shape]) => [name, recordOf(shape, words)]),
  );
}
