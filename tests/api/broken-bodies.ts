import { z } from 'zod';

/** A JSON schema, as far as rules for what may be sent stand in it. */
export interface Rules {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: Rules[];
  oneOf?: Rules[];
  items?: Rules;
  properties?: Record<string, Rules>;
  required?: string[];
  additionalProperties?: unknown;
}
/** One way in which a value breaks one rule of its schema. */
export type Break = [rule: string, value: unknown];

export const rulesOf = (shape: z.ZodType): Rules =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Rules;
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Every way to break exactly one rule of `shape`, starting from a body that keeps them all. */
export const breaksOf = (shape: z.ZodType, valid: unknown): Break[] => breaks(rulesOf(shape), valid, 'the body');

function breaks(rules: Rules, valid: unknown, at: string): Break[] {
  const choices = rules.anyOf ?? rules.oneOf;
  if (choices) return [...wrongChoice(choices, at), ...breaksOfChosen(choices, valid, at)];
  switch (rules.type) {
    case 'object':
      return [[`${at} is a text`, 'x'], [`${at} is a list`, []], ...breaksOfObject(rules, valid, at)];
    case 'array':
      return [[`${at} is no list`, {}], ...breaksOfList(rules, valid, at)];
    case 'string':
      return [[`${at} is a number`, 1], [`${at} is a list`, ['x']], ...breaksOfText(rules, at)];
    case 'number':
    case 'integer':
      return [[`${at} is a text`, '1'], [`${at} is null`, null], ...breaksOfNumber(rules, at)];
    case 'boolean':
      return [[`${at} is a text`, 'true']];
    default:
      return [];
  }
}

/** A choice takes null, or values told apart by themselves: no number is one where none is offered. */
const wrongChoice = (choices: Rules[], at: string): Break[] =>
  choices.some(({ type }) => type === undefined || type === 'number' || type === 'integer')
    ? []
    : [[`${at} is a number`, 1]];

function breaksOfChosen(choices: Rules[], valid: unknown, at: string): Break[] {
  const isOf = ({ type, properties = {} }: Rules) =>
    type === 'object' &&
    Object.entries(properties).every(([name, { const: fixed }]) => !fixed || fixed === of(valid, name));
  const chosen = choices.find(isOf) ?? choices.find(({ type }) => type === 'string');
  return chosen ? breaks(chosen, valid, at) : [];
}

function breaksOfObject(
  { properties, required = [], additionalProperties }: Rules,
  valid: unknown,
  at: string,
): Break[] {
  const whole = typeof valid === 'object' && valid !== null ? valid : {};
  const extra: Break[] =
    additionalProperties === false ? [[`${at} has a field that is not listed`, { ...whole, unlisted: 1 }]] : [];
  const absent = required.map((name): Break => {
    const { [name as never]: _, ...rest } = whole;
    return [`${at} has no ${name}`, rest];
  });
  const inner = Object.entries(properties ?? {}).flatMap(([name, rules]) =>
    breaks(rules, of(whole, name), name).map(([rule, value]): Break => [rule, { ...whole, [name]: value }]),
  );
  return [...extra, ...absent, ...inner];
}

function breaksOfList({ items, minItems = 0, maxItems }: Rules, valid: unknown, at: string): Break[] {
  const [first] = Array.isArray(valid) ? (valid as unknown[]) : [];
  const inner = items && first !== undefined ? breaks(items, first, `one of ${at}`) : [];
  // Longer lists than this do not come through the limit of the body.
  const long: Break[] =
    maxItems !== undefined && maxItems <= 1_000
      ? [[`${at} holds ${maxItems + 1}`, Array.from({ length: maxItems + 1 }, () => first ?? null)]]
      : [];
  return [
    ...(minItems > 0 ? [[`${at} is empty`, []] as Break] : []),
    ...long,
    ...inner.map(([rule, v]): Break => [rule, [v]]),
  ];
}

function breaksOfText({ maxLength, minLength = 0, format, enum: names, const: fixed }: Rules, at: string): Break[] {
  const told: Break[] = [
    [`${at} holds a NUL character`, 'a\u0000b'],
    [`${at} holds half a character`, 'a\ud800'],
  ];
  if (names || fixed) return [[`${at} is none of its words`, 'none of them']];
  if (maxLength !== undefined) told.push([`${at} is longer than ${maxLength}`, 'a'.repeat(maxLength + 1)]);
  if (minLength > 0) told.push([`${at} is empty`, ''], [`${at} is white space`, ' \n ']);
  if (format) told.push([`${at} is no ${format}`, 'x']);
  return told;
}

function breaksOfNumber({ type, minimum = -LARGEST, maximum = LARGEST }: Rules, at: string): Break[] {
  const told: Break[] = type === 'integer' ? [[`${at} is no whole number`, 0.5]] : [];
  if (minimum > -LARGEST) told.push([`${at} is below ${minimum}`, minimum - 1]);
  if (maximum < LARGEST) told.push([`${at} is above ${maximum}`, maximum + 1]);
  return told;
}

const of = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
