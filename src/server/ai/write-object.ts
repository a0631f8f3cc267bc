import { z } from 'zod';
import type { Language } from '#contract/base/language.ts';
import { isRecord } from '#contract/base/is-record.ts';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import { AiFault } from './ai-fault.ts';
import { withPiece, type ModelEngine, type ModelUsage, type Prompt } from './model-engine.ts';
import { objectIn, wholeObjectIn } from './object-in.ts';
import { partialObjectIn } from './partial-json.ts';
import { toJsonSchema } from './json-schema.ts';

/** A record that a model is asked to fill. */
export interface ObjectShape<T> {
  /** As providers name a schema: letters, digits and low lines, at most 64. */
  name: string;
  schema: z.ZodType<T>;
}

/**
 * What becomes of a record while it is written: what is there so far, whose last words may be half, each longer than the one
 * before; `object`: the whole, which keeps to its schema; `repaired`: the fields that were asked for once more; what each of
 * the calls took; why the model ended early, where it did.
 */
export type ObjectPiece<T> =
  { partial: unknown } | { object: T } | { repaired: readonly string[] } | { usage: ModelUsage } | { cut: AnswerCut };

/** A record that a model did not fill by its schema, with the fields that are wrong and what it wrote instead, at each try. */
export class ObjectFault extends AiFault {
  readonly fields: readonly string[];
  readonly tries: readonly string[];
  constructor(fields: readonly string[], tries: readonly string[]) {
    super('bad-object', { told: fields.slice(0, MOST_TOLD).join(', ') });
    this.fields = fields.slice(0, MOST_TOLD);
    this.tries = tries;
  }
}

/** Parsing what has come so far takes as long as it is long. */
const LOOK_EVERY_MS = 80;
/** In characters; no record that we ask for is near it. */
const LONGEST = 400_000;
const MOST_TOLD = 12;

/**
 * Asks a model for a record and hands it out while it is written. What does not keep to the schema is asked for once more, by
 * itself. Throws ObjectFault where fields are wrong still, and what `write` throws; an abort by a person
 * ends it with what had come.
 */
export async function* writeObject<T>(
  engine: Pick<ModelEngine, 'write'>,
  { name, schema }: ObjectShape<T>,
  prompt: Prompt,
  signal: AbortSignal,
  language: Language = 'ko',
): AsyncGenerator<ObjectPiece<T>> {
  const said = yield* hear(engine, { ...prompt, format: { name, schema: toJsonSchema(schema) } }, signal);
  if (signal.aborted) return;
  const first = await objectIn(said.text);
  const read = schema.safeParse(first);
  const isCutOff = wholeObjectIn(said.text) === undefined;
  if (read.success) {
    // Some servers do not say that their model was at its limit.
    if (isCutOff) yield { cut: 'length' };
    return yield { object: read.data };
  }

  const wrong = wrongFields(first, schema, read.error);
  // The field that it broke off in ends somewhere, also where that keeps to the schema.
  const last = isCutOff && wrong.length > 0 && isRecord(first) ? Object.keys(first).at(-1) : undefined;
  if (last !== undefined && !wrong.includes(last)) wrong.unshift(last);
  const asked = z.object(Object.fromEntries(wrong.map((field) => [field, fieldOf(schema, field) ?? z.unknown()])));
  const isWhole = wrong.length === 0;
  const again: Prompt = {
    ...prompt,
    turns: [
      ...prompt.turns,
      { role: 'assistant', text: said.text.slice(0, LONGEST) },
      { role: 'user', text: repairWords[language](isWhole ? [] : wrong, told(read.error)) },
    ],
    format: { name, schema: toJsonSchema(isWhole ? schema : asked) },
  };
  yield { repaired: wrong };
  const mended = yield* hear(engine, again, signal, isWhole ? undefined : first);
  if (signal.aborted) return;
  const second = await objectIn(mended.text);
  const whole = isWhole ? second : withFields(first, second, wrong);
  const reread = schema.safeParse(whole);
  if (reread.success) return yield { object: reread.data };
  throw new ObjectFault(fieldsIn(reread.error), [said.text, mended.text]);
}

/**
 * The same without what comes on the way. `object` is null where a person ended it, and where it stayed wrong. Throws what
 * `write` throws.
 */
export async function writeWholeObject<T>(
  engine: Pick<ModelEngine, 'write'>,
  shape: ObjectShape<T>,
  prompt: Prompt,
  signal: AbortSignal,
  language: Language = 'ko',
): Promise<{ object: T | null; usage: ModelUsage; calls: number }> {
  let object: T | null = null;
  let calls = 1;
  let usage: ModelUsage = { inputTokens: null, outputTokens: null };
  try {
    for await (const piece of writeObject(engine, shape, prompt, signal, language)) {
      if ('object' in piece) object = piece.object;
      else if ('repaired' in piece) calls += 1;
      else if ('usage' in piece) usage = addUsage(usage, piece.usage);
    }
  } catch (error) {
    if (!(error instanceof ObjectFault)) throw error;
  }
  return { object, usage, calls };
}

/** What several calls took together; null where none of them told it. */
export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  const sum = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : a + b);
  const cachedTokens = (one.cachedTokens ?? 0) + (other.cachedTokens ?? 0);
  const keptTokens = (one.keptTokens ?? 0) + (other.keptTokens ?? 0);
  return {
    inputTokens: sum(one.inputTokens, other.inputTokens),
    outputTokens: sum(one.outputTokens, other.outputTokens),
    ...(cachedTokens > 0 && { cachedTokens }),
    ...(keptTokens > 0 && { keptTokens }),
  };
}

/** What one call says, with looks at what is there so far; a repair is looked at on top of what it repairs. */
async function* hear(
  engine: Pick<ModelEngine, 'write'>,
  prompt: Prompt,
  signal: AbortSignal,
  onto?: unknown,
): AsyncGenerator<Exclude<ObjectPiece<never>, { object: never }>, { text: string }> {
  let text = '';
  let lookedAt = 0;
  for await (const piece of engine.write(prompt, signal)) {
    if (!('text' in piece)) {
      yield piece;
      continue;
    }
    text = withPiece(text, piece);
    if (text.length > LONGEST) throw new ObjectFault(['length'], [text]);
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) continue;
    lookedAt = now;
    const partial = await partialObjectIn(text);
    if (partial !== undefined) yield { partial: isRecord(onto) ? { ...onto, ...partial } : partial };
  }
  if (signal.aborted) {
    const partial = await partialObjectIn(text);
    if (partial !== undefined) yield { partial };
  }
  return { text };
}

/** The fields at the top that are wrong; none where it is no record of fields at all, so that all of it is asked for. */
function wrongFields(said: unknown, schema: z.ZodType, { issues }: z.ZodError): string[] {
  if (!isRecord(said) || !(schema instanceof z.ZodObject)) return [];
  const fields = new Set(issues.map(({ path: [field] }) => field));
  return fields.has(undefined) ? [] : [...fields].map(String);
}

const fieldOf = (schema: z.ZodType, field: string): z.ZodType | undefined =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)[field] : undefined;

const withFields = (onto: unknown, from: unknown, fields: readonly string[]): unknown =>
  isRecord(onto) && isRecord(from)
    ? { ...onto, ...Object.fromEntries(fields.flatMap((field) => (field in from ? [[field, from[field]]] : []))) }
    : onto;

const fieldsIn = ({ issues }: z.ZodError): string[] => [
  ...new Set(issues.map(({ path }) => path.map(String).join('.') || '(all)')),
];

const told = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MOST_TOLD)
    .map(({ path, message }) => `- ${path.map(String).join('.') || '(all)'}: ${message}`)
    .join('\n');

const repairWords: Record<Language, (fields: readonly string[], faults: string) => string> = {
  ko: (fields, faults) =>
    fields.length === 0
      ? `방금 쓴 것은 정해진 형식의 JSON이 아닙니다.\n${faults}\n형식에 맞는 JSON 객체 하나만 다시 씁니다.`
      : `방금 쓴 JSON에서 이 칸이 형식에 맞지 않습니다.\n${faults}\n칸 ${fields.map((field) => `"${field}"`).join(', ')}만 담은 JSON 객체를 씁니다. 다른 칸은 쓰지 않습니다.`,
  en: (fields, faults) =>
    fields.length === 0
      ? `What you wrote is not JSON of the given form.\n${faults}\nWrite one JSON object of that form and nothing else.`
      : `These fields of the JSON do not keep to the form.\n${faults}\nWrite a JSON object with only ${fields.map((field) => `"${field}"`).join(', ')}.`,
};
