import type { Queryable, Transactions } from '../../supabase/local/database.ts'

const SCHEMAS = ['public', 'private', 'sync', 'storage']
const OURS = `n.nspname in ('public', 'private', 'sync')`

const HEAD = `-- The database as it stands after all of supabase/migrations, for people to read: \`npm run schema\`
-- writes this file from the catalog, and a test compares the two. Nothing runs it. Indexes, triggers,
-- policies and rights stand below their table; what nobody but the owner may do has no grant. A rule
-- without a name has the one Postgres makes: <table>_<column>_check, _fkey, _key, <table>_pkey.
`

interface Relation {
  name: string
  comment: string | null
  /** What stands between the brackets, in order. */
  parts: string[]
  /** Whole statements about it: indexes, triggers, policies. */
  statements: string[]
  grants: string[]
}

/** The whole schema of a migrated database, in an order that depends on nothing but its names. */
export async function dumpSchema(db: Transactions): Promise<string> {
  return db.transaction(async (tx) => {
    // With nothing on the path every name is written with its schema.
    await tx.exec(`set local search_path = ''`)
    const parts = [HEAD]
    for (const schema of SCHEMAS) {
      parts.push(title(schema, await commentOf(tx, schema)))
      parts.push(...(await relationsOf(tx, schema)).map(relationText))
      parts.push(...(await viewsOf(tx, schema)))
      parts.push(...(await functionsOf(tx, schema)))
    }
    parts.push(title('what sync.tables says', null), await registerOf(tx))
    return parts.join('\n')
  })
}

function title(name: string, comment: string | null): string {
  return `\n${'-'.repeat(100)}\n-- ${name}${comment ? `: ${comment}` : ''}\n${'-'.repeat(100)}\n`
}

function relationText({ name, comment, parts, statements, grants }: Relation): string {
  const columns = parts.map(lowered).join(',\n  ')
  const table = columns ? `create table ${name} (\n  ${columns}\n);\n` : ''
  const below = [...statements.map(lowered), ...grants].map((line) => `${line};\n`).join('')
  return `${comment ? `-- ${comment}\n` : ''}${table}${below}`
}

/** With its keywords as we write them; what is quoted and what is a comment stays. */
function lowered(sql: string): string {
  return sql.replaceAll(/'[^']*'|"[^"]*"|\/\*.*?\*\/|\b[A-Z]{2,}\b/g, (part) =>
    /^[A-Z]/.test(part) ? part.toLowerCase() : part,
  )
}

async function commentOf(db: Queryable, schema: string): Promise<string | null> {
  const [row] = await db.query<{ comment: string | null }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
    [schema],
  )
  return row?.comment ?? null
}

/** The tables of a schema. Those of Storage belong to the platform: only our policies are shown. */
function relationsOf(db: Queryable, schema: string): Promise<Relation[]> {
  return db.query<Relation>(
    `select c.oid::regclass::text as name, obj_description(c.oid, 'pg_class') as comment,
      case when ${OURS} then array(${COLUMNS}) || array(${CONSTRAINTS}) else '{}' end as parts,
      case when ${OURS} then array(${INDEXES}) || array(${TRIGGERS}) else '{}' end || array(${POLICIES}) as statements,
      case when ${OURS} then array(${TABLE_GRANTS}) || array(${COLUMN_GRANTS}) else '{}' end as grants
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind = 'r'
      and (${OURS} or exists (select from pg_policy where polrelid = c.oid))
    order by c.relname collate "C"`,
    [schema],
  )
}

/** Whether a constraint is of one column and has the name Postgres would give it. */
const IS_INLINE = `cardinality(k.conkey) = 1 and k.conname = concat_ws('_', c.relname,
  case when k.contype <> 'p' then (select attname from pg_attribute where attrelid = c.oid and attnum = k.conkey[1]) end,
  case k.contype when 'p' then 'pkey' when 'u' then 'key' when 'f' then 'fkey' else 'check' end)`

const COLUMNS = `
  select concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case when d.oid is not null then
      case a.attgenerated when '' then 'default ' || pg_get_expr(d.adbin, d.adrelid)
      else 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored' end end,
    (select string_agg(regexp_replace(regexp_replace(pg_get_constraintdef(k.oid, true),
        '^FOREIGN KEY [^)]*. ', ''), '^(PRIMARY KEY|UNIQUE) .*', '\\1'), ' ' order by k.contype desc, k.conname)
      from pg_constraint k
      where k.conrelid = c.oid and k.contype <> 'n' and k.conkey[1] = a.attnum and ${IS_INLINE}),
    '/* ' || col_description(c.oid, a.attnum) || ' */')
  from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum`

const CONSTRAINTS = `
  select 'constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid, true)
  from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n' and (${IS_INLINE}) is not true
  order by k.contype desc, k.conname collate "C"`

const INDEXES = `
  select pg_get_indexdef(i.indexrelid, 0, true) from pg_index i
  where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by i.indexrelid::regclass::text collate "C"`

const TRIGGERS = `
  select pg_get_triggerdef(t.oid, true) from pg_trigger t
  where t.tgrelid = c.oid and not t.tgisinternal order by t.tgname collate "C"`

const POLICIES = `
  select concat_ws(E'\\n  ',
    format('create policy %I on %s for %s', p.polname, c.oid::regclass,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end),
    'to ' || (select string_agg(r::regrole::text, ', ' order by r::regrole::text collate "C") from unnest(p.polroles) r where r <> 0),
    'using (' || pg_get_expr(p.polqual, c.oid, true) || ')',
    'with check (' || pg_get_expr(p.polwithcheck, c.oid, true) || ')')
  from pg_policy p where p.polrelid = c.oid order by p.polname collate "C"`

const granted = (acl: string, rights: string, on: string, more = '') => `
  select format('grant %s on %s to %s', rights, ${on}, string_agg(grantee, ', ' order by grantee collate "C"))
  from (
    select x.grantee::regrole::text as grantee, ${rights} as rights
    from ${more} aclexplode(${acl}) x where x.grantee <> 0 and x.grantee <> x.grantor group by x.grantee
  ) g group by rights order by rights collate "C"`

const RIGHTS = `case when count(*) >= 8 then 'all' else string_agg(lower(x.privilege_type), ', ' order by x.privilege_type collate "C") end`
const TABLE_GRANTS = granted('c.relacl', RIGHTS, 'c.oid::regclass')
const COLUMN_GRANTS = granted(
  'a.attacl',
  `lower(min(x.privilege_type)) || ' (' || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')'`,
  'c.oid::regclass',
  '(select * from pg_attribute where attrelid = c.oid) a,',
)
const FUNCTION_GRANTS = granted('p.proacl', RIGHTS, `'function ' || p.oid::regprocedure`)

async function viewsOf(db: Queryable, schema: string): Promise<string[]> {
  const views = await db.query<{ text: string }>(
    `select format(E'create view %s as\\n%s\\n', c.oid::regclass, pg_get_viewdef(c.oid, true)) as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and ${OURS} and c.relkind = 'v' order by c.relname collate "C"`,
    [schema],
  )
  return views.map(({ text }) => lowered(text))
}

async function functionsOf(db: Queryable, schema: string): Promise<string[]> {
  const functions = await db.query<{ comment: string | null; text: string; grants: string[] }>(
    `select obj_description(p.oid, 'pg_proc') as comment, pg_get_functiondef(p.oid) as text,
      array(${FUNCTION_GRANTS}) as grants
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = $1 and ${OURS} and p.prokind = 'f' order by p.oid::regprocedure::text collate "C"`,
    [schema],
  )
  return functions.map(({ comment, text, grants }) => {
    const rights = grants.map((line) => `${line};\n`).join('')
    const body = text.replace(/^[^$]*/, lowered).trimEnd()
    return `${comment ? `-- ${comment}\n` : ''}${body};\n${rights}`
  })
}

/** What each synced table is to the sync core: the rows are part of the schema, as migrations write them. */
async function registerOf(db: Queryable): Promise<string> {
  const tables = await db.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from sync.tables t order by tbl collate "C"`,
  )
  return tables
    .flatMap(({ row: { tbl, ...facts } }) => [
      `-- ${String(tbl)}`,
      ...Object.entries(facts)
        .map(([fact, value]) => [fact, Array.isArray(value) ? value.join(', ') : value])
        .filter(([, value]) => value !== null && value !== '')
        .map(([fact, value]) => `--   ${String(fact)}: ${String(value)}`),
    ])
    .join('\n')
    .concat('\n')
}
