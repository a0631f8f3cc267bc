/** What only reads, or only says where a transaction begins and ends. */
const READS =
  /^(?:select|show|explain|values|begin|start|commit|end|rollback|savepoint|release|discard|set|listen|unlisten|notify)\b/i;
const SPELT_OUT = /^(?:with|insert|update|delete)\b/i;
const OTHERWISE = /\b(?:merge\s+into|truncate)\b/i;
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?public"?\s*\.\s*)?"?(\w+)/gi;
/** So many texts are remembered. */
const MOST_TEXTS = 2_000;

/** The tables that a statement names as written; null where that cannot be told from its text, so that it may be any. */
export function tablesWrittenBy(text: string): readonly string[] | null {
  const statement = text.trim().replace(/;\s*$/, '');
  if (statement.includes(';')) return null;
  if (READS.test(statement)) return [];
  if (!SPELT_OUT.test(statement) || OTHERWISE.test(statement)) return null;
  return [...statement.matchAll(WRITTEN)].map(([, table = '']) => table.toLowerCase());
}

/**
 * How often each table may have been written, counted when a statement is sent. What cascades and triggers write is not
 * seen: a table that they reach is counted with those that they begin at, by whoever asks.
 */
export class TableWrites {
  readonly #known = new Map<string, readonly string[] | null>();
  readonly #times = new Map<string, number>();
  #timesOfAny = 0;

  note(text: string): void {
    const tables = this.#tablesOf(text);
    if (tables === null) this.#timesOfAny += 1;
    else for (const table of tables) this.#times.set(table, this.timesOf(table) - this.#timesOfAny + 1);
  }

  /** A number that grows with every statement that may write the table. */
  timesOf = (table: string): number => (this.#times.get(table) ?? 0) + this.#timesOfAny;

  #tablesOf(text: string): readonly string[] | null {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_TEXTS) this.#known.clear();
    const tables = tablesWrittenBy(text);
    this.#known.set(text, tables);
    return tables;
  }
}
