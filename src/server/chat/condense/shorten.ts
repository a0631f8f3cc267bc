import { cut } from '#contract/base/letters.ts';
import { speakers, type PastTurn } from '../context/history.ts';
import { harmless } from '../context/safe-text.ts';
import { keyOf, mayAsk, readableTokens, writeOrNull, type Condensing } from './ask-small-model.ts';

/** So many letters of a turn are read however little a model reads. */
const SHORT_TURN = 200;
/** So many older turns are summed up together; what is summed up once stays as it is while the conversation grows. */
const TURNS_TOGETHER = 12;
const MOST_TOKENS = 6_000;

/** The older turns of a conversation in short; null where the model fails at it. */
export async function shorten(older: readonly PastTurn[], work: Condensing): Promise<string | null> {
  // A letter is a token at most.
  const letters = Math.floor(Math.min(MOST_TOKENS, readableTokens(work.engine)) / TURNS_TOGETHER);
  const most = Math.max(letters, SHORT_TURN);
  const blocks = Array.from({ length: Math.ceil(older.length / TURNS_TOGETHER) }, (_, i) =>
    older
      .slice(i * TURNS_TOGETHER, (i + 1) * TURNS_TOGETHER)
      .map(({ role, text }) => harmless(`${speakers[role]}: ${cut(text, most)}`))
      .join('\n'),
  );
  const keys = blocks.map((block) => keyOf(work.engine, 'history', block));
  const known = await work.kept.read(keys);
  const unknown = blocks.filter((_, i) => !known.has(keys[i] ?? ''));
  if (!(await mayAsk(work, unknown))) return null;
  const parts: string[] = [];
  for (const [i, block] of blocks.entries()) {
    const key = keys[i] ?? '';
    const part = known.get(key) ?? (await written(block, key, work));
    if (part === null) return null;
    parts.push(harmless(part));
  }
  return parts.join('\n');
}

async function written(block: string, key: string, work: Condensing): Promise<string | null> {
  const found = await writeOrNull('history', `<earlier>\n${block}\n</earlier>`, work);
  if (found?.isWhole) await work.kept.write(key, found.said);
  return found?.said ?? null;
}
