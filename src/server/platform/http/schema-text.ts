/** A JSON schema, as far as it is written down for people. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
}

const DEEPEST = 6;
const LARGEST = 2 ** 53 - 1;

/** The schema as a type in a few lines: '{ title: string (at most 300), description?: string | null }'. */
export function schemaText(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => schemaText(choice, depth)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part, depth)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return arrayText(schema, depth);
  if (schema.type === 'object') return objectText(schema, depth);
  return schema.type === undefined ? 'any' : schema.type + limits(schema);
}

function arrayText({ items, prefixItems, maxItems }: Schema, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((item) => schemaText(item, depth)).join(', ')}]`;
  const inner = schemaText(items ?? {}, depth);
  const whole = / [|&] /.test(inner.replace(/\{[^]*\}/, '')) ? `(${inner})[]` : `${inner}[]`;
  return maxItems === undefined ? whole : `${whole} (at most ${maxItems.toLocaleString('en')})`;
}

function objectText({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const names = Object.keys(properties);
  if (names.length === 0) {
    const values = typeof additionalProperties === 'object' ? schemaText(additionalProperties, depth) : 'any';
    return additionalProperties === false ? '{}' : `{ [name]: ${values} }`;
  }
  if (depth >= DEEPEST) return '{ … }';
  const indent = '  '.repeat(depth + 1);
  const lines = names.map((name) => {
    const shape = properties[name] ?? {};
    const preset = shape.default === undefined ? '' : ` = ${JSON.stringify(shape.default)}`;
    return `${indent}${name}${required.includes(name) ? '' : '?'}: ${schemaText(shape, depth + 1)}${preset}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function limits({ format, maxLength, minimum, maximum }: Schema): string {
  const from = minimum !== undefined && minimum > -LARGEST ? `from ${minimum.toLocaleString('en')}` : null;
  const to = maximum !== undefined && maximum < LARGEST ? `to ${maximum.toLocaleString('en')}` : null;
  const length = maxLength === undefined ? null : `at most ${maxLength.toLocaleString('en')}`;
  const told = [format, length, from, to].filter(Boolean).join(', ');
  return told === '' ? '' : ` (${told})`;
}
