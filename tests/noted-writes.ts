import { watchedTables, type WatchedTable } from '../src/server/platform/db/watched-tables.ts';

/** A top-level declaration of a source file. */
const DECLARATION = /^(?=(?:export |async |function |const |class |let ))/m;
const BUILT = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const SPELT = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?("?\w+|\$\{[^}]+\})/gi;
const TABLES = /import \{([^}]*)\} from '[^']*\.tables\.ts'/g;
const CALL = /noteWrite\(([^)]*)\)/g;

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const tableOf = new Map<string, WatchedTable>(
  watchedTables.flatMap((name) => [
    [name, name],
    [camel(name), name],
  ]),
);

/** Under which names a file knows the watched tables: their own, and those that it imports them as. */
function namesIn(source: string): Map<string, WatchedTable> {
  const names = new Map(tableOf);
  for (const [, from = '', to = ''] of source.matchAll(/\b(\w+) as (\w+)\b/g)) {
    const table = tableOf.get(from);
    if (table) names.set(to, table);
  }
  return names;
}

/** What a declaration writes of the watched tables; 'any' where the name of the table is filled in. */
function writtenBy(
  text: string,
  names: ReadonlyMap<string, WatchedTable>,
  others: ReadonlySet<string>,
): Set<WatchedTable | 'any'> {
  const written = new Set<WatchedTable | 'any'>();
  for (const [, name = ''] of text.matchAll(BUILT)) {
    const table = names.get(name);
    if (table) written.add(table);
  }
  for (const [, target = ''] of text.matchAll(SPELT)) {
    const table = names.get(target.replace(/^"|^\$\{|\}$/g, ''));
    if (table) written.add(table);
    else if (target.startsWith('$') && !others.has(target.slice(2, -1))) written.add('any');
  }
  return written;
}

/** Declarations of a source text that write rows of a watched table without telling `noteWrite` of it. */
export function findSilentWrites(source: string): string[] {
  const names = namesIn(source);
  const imported = [...source.matchAll(TABLES)].flatMap(([, list = '']) => list.split(/[\s,]+/));
  const others = new Set(imported.filter((name) => !names.has(name)));
  return source.split(DECLARATION).flatMap((text) => {
    const told = [...text.matchAll(CALL)].map(([, given = '']) => given).join();
    const silent = [...writtenBy(text, names, others)].filter((table) =>
      table === 'any' ? told === '' : !told.includes(`'${table}'`),
    );
    const name = /(?:function\*?|const|class|let) (\w+)/.exec(text)?.[1] ?? 'this file';
    return silent.map((table) => `${name} writes ${table}`);
  });
}
