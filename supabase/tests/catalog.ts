import type { Queryable } from '../local/database.ts'

const OURS = `n.nspname in ('public', 'private', 'sync', 'storage', 'supabase_migrations')`
const ACL = (acl: string) =>
  `(select string_agg(a::text, ' ' order by a::text) from unnest(${acl}) a)`

/** One line for each part of a schema, and for each row that migrations write into tables of rules. */
const LINES = `
  select concat_ws(' ', 'migration', version, name, hash) from supabase_migrations.schema_migrations
  union all
  select concat_ws(' ', 'relation', n.nspname, c.relname, c.relkind, c.relrowsecurity, ${ACL('c.relacl')},
    obj_description(c.oid, 'pg_class'), case when c.relkind = 'v' then pg_get_viewdef(c.oid) end)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS}
  union all
  select concat_ws(' ', 'column', n.nspname, c.relname, a.attnum, a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, ${ACL('a.attacl')},
    pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OURS} and a.attnum > 0 and not a.attisdropped
  union all
  select concat_ws(' ', 'function', pg_get_functiondef(p.oid), ${ACL('p.proacl')}, obj_description(p.oid, 'pg_proc'))
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and p.prokind <> 'a'
  union all
  select concat_ws(' ', 'constraint', n.nspname, k.conname, pg_get_constraintdef(k.oid), k.condeferrable)
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${OURS}
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(c.oid))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'i'
  union all
  select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not t.tgisinternal
  union all
  select concat_ws(' ', 'policy', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check)
  from pg_policies
  union all
  select concat_ws(' ', 'schema', n.nspname, ${ACL('n.nspacl')}) from pg_namespace n where ${OURS}
  union all
  select concat_ws(' ', 'default', n.nspname, d.defaclobjtype, ${ACL('d.defaclacl')})
  from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace
  union all
  select 'row sync.tables ' || to_jsonb(t)::text from sync.tables t
  union all
  select 'row private.theme_kinds ' || to_jsonb(t)::text from private.theme_kinds t
  union all
  select 'row private.theme_rules ' || to_jsonb(t)::text from private.theme_rules t
  union all
  select 'row private.theme_needs ' || to_jsonb(t)::text from private.theme_needs t
  union all
  select 'row storage.buckets ' || (to_jsonb(t) - '{created_at,updated_at}'::text[])::text from storage.buckets t`

/** The whole schema of a database, as text that can be compared. */
export async function readCatalog(db: Queryable): Promise<string[]> {
  const lines = await db.query<{ line: string }>(`select line from (${LINES}) all_of_it (line)`)
  return lines.map(({ line }) => line).toSorted()
}
