import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { TableWrites } from './table-writes.ts';

/** A statement is kept ready from this time on that it is sent. */
const TIMES = 3;
/** So many are kept ready at most, and so many others are counted. */
const MOST = 400;
/** After so many uses plans are made anew: the embedded database has nobody who tells it that a table has grown. */
const USES_OF_A_PLAN = 1_000;

interface Statement {
  text?: unknown;
  values?: unknown;
  name?: unknown;
}
type Ask = (...given: unknown[]) => unknown;

/**
 * A connection to the embedded database that keeps ready what is asked often: there understanding a statement takes longer
 * than running it. Only for a connection that stays: a pooler between would hand its statements to somebody else. It tells
 * `writes` of every statement that it sends.
 */
export class PlanningClient extends Client {
  private readonly names = new Map<string, string>();
  private readonly times = new Map<string, number>();
  private uses = 0;
  private readonly writes: TableWrites;

  constructor(writes: TableWrites, config?: ClientConfig) {
    super(config);
    this.writes = writes;
  }

  override query: Client['query'] = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as Ask;
    const text = typeof config === 'string' ? config : (config as Statement).text;
    if (typeof text === 'string') this.writes.note(text);
    const named = this.named(config, values);
    if (!named) return ask(config, values, ...rest);
    if (++this.uses % USES_OF_A_PLAN === 0) void (ask('discard plans') as Promise<unknown>).catch(() => undefined);
    return ask(named, values, ...rest);
  }) as Client['query'];

  /** The statement under the name that it is kept by; null where it is sent as it is. */
  private named(config: unknown, values: unknown): object | null {
    const statement: Statement = typeof config === 'string' ? { text: config } : (config as Statement);
    const { text, name: own } = statement;
    const given = Array.isArray(values) ? values : statement.values;
    if (typeof text !== 'string' || !Array.isArray(given) || given.length === 0 || own) return null;
    const name = this.nameOf(text);
    return name === null ? null : { ...statement, name };
  }

  private nameOf(text: string): string | null {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= MOST) return null;
    const times = (this.times.get(text) ?? 0) + 1;
    if (times < TIMES) {
      if (this.times.size >= MOST) this.times.clear();
      this.times.set(text, times);
      return null;
    }
    this.times.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    this.names.set(text, name);
    return name;
  }
}
