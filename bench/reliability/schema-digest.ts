import { createHash } from 'node:crypto';

/** Everything that a migration can make: columns, indexes, constraints, functions, triggers, and which migrations were applied. */
const EVERYTHING = `
  select 'column' as kind, table_schema || '.' || table_name || '.' || column_name as name,
    data_type || coalesce(column_default, '') || is_nullable as what
  from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conname || ' of ' || conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'function', p.oid::regprocedure::text, prosrc from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'extension', extname, '' from pg_extension
  order by 1, 2, 3`;

/** A digest of the whole schema, and how many migrations were applied. */
export async function readSchema(
  ask: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<{ digest: string; applied: number }> {
  const schema = await ask(EVERYTHING);
  const isNew = !schema.some(({ name }) => name === 'public.schema_migrations.number');
  const applied = isNew ? [] : await ask('select number, name, checksum from schema_migrations order by number');
  const said = JSON.stringify([applied.length === 0 ? [] : schema, applied]);
  return { digest: createHash('sha256').update(said).digest('hex'), applied: applied.length };
}
