import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** A statement is kept ready from this time on that it is sent. */
const TIMES = 3;
/** So many are kept ready at most, and so many others are counted. */
const MOST = 400;
/** After so many uses plans are made anew: the embedded database has nobody who tells it that a table has grown. */
const USES_OF_A_PLAN = 1_000;

/**
 * Looks anew at tables that are by a fifth and eight pages larger than when they were last looked at: what is not known to
 * be there, as all of a board that has just been filled, is planned for as if it were a single row. A transaction that is
 * open must not fall for it.
 */
const LOOK_AT_WHAT_HAS_GROWN = `
  do $$
  declare grown regclass;
  begin
    for grown in
      select oid from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
        and pg_relation_size(oid) > current_setting('block_size')::bigint * (greatest(relpages, 0) * 1.2 + 8)
    loop
      execute format('analyze %s', grown);
    end loop;
  exception when others then null;
  end $$`;

interface Statement {
  text?: unknown;
  values?: unknown;
  name?: unknown;
}
type Ask = (...given: unknown[]) => unknown;

/**
 * A connection to the embedded database that keeps ready what is asked often: there understanding a statement takes longer
 * than running it. Only for a connection that stays: a pooler between would hand its statements to somebody else.
 */
export class PlanningClient extends Client {
  private readonly names = new Map<string, string>();
  private readonly times = new Map<string, number>();
  private uses = 0;

  override query: Client['query'] = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as Ask;
    const named = this.named(config, values);
    if (!named) return ask(config, values, ...rest);
    if (++this.uses % USES_OF_A_PLAN === 0)
      for (const care of [LOOK_AT_WHAT_HAS_GROWN, 'discard plans'])
        void (ask(care) as Promise<unknown>).catch(() => undefined);
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
