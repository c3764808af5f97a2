import type { Queryable } from '../database.ts'

export interface TableColumn {
  name: string
  type: string
}

export interface Table {
  /** With its schema, as in `public.doctors`. */
  name: string
  /** Columns that can be written: the database computes generated ones again. */
  columns: TableColumn[]
}

export interface ForeignKey {
  table: string
  name: string
}

/** These schemas, and the pictures in its buckets, are all data of a clinic. */
const OURS = `n.nspname in ('public', 'private', 'sync')
  and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')`

const NAME = `format('%I.%I', n.nspname, c.relname)`

/** Reads every table of the clinic from the catalog, so that a new one needs no change here. */
export async function readTables(db: Queryable): Promise<Table[]> {
  return db.query<Table>(`
    select ${NAME} as name, (
      select json_agg(json_build_object('name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS} order by 1`)
}

export async function readSequences(db: Queryable): Promise<string[]> {
  const found = await db.query<{ name: string }>(`
    select ${NAME} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} order by 1`)
  return found.map(({ name }) => name)
}

/** Reads the foreign keys that are checked per row, which fail until all tables are filled. */
export async function readImmediateForeignKeys(db: Queryable): Promise<ForeignKey[]> {
  return db.query<ForeignKey>(`
    select ${NAME} as table, quote_ident(f.conname) as name
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and not f.condeferrable and ${OURS} order by 1, 2`)
}

/** With these settings every database reads the texts of values alike. */
export const TEXT_FORMAT_SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;`

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
