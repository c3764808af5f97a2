import type { Queryable } from './database.ts'

interface Rights {
  me: string
  database: string
  isOwner: boolean
  mayCreateRoles: boolean
  mayGrantRoles: boolean
  missing: string[]
  withheld: string[]
}

/**
 * Throws one sentence if the role of DATABASE_URL cannot set the database up, with the statements
 * that an administrator must run once. The owner of the database needs the three roles of the API
 * granted; a superuser needs nothing.
 */
export async function requirePrivileges(db: Queryable): Promise<void> {
  const [rights] = await db.query<Rights>(RIGHTS)
  if (!rights) return
  const { me, database, isOwner, mayCreateRoles, mayGrantRoles, missing, withheld } = rights
  const mayNotCreate = mayCreateRoles ? [] : missing
  const needed = [...(mayGrantRoles ? [] : withheld), ...mayNotCreate]
  const statements = [
    ...mayNotCreate.map((role) => `create role ${role} nologin noinherit;`),
    ...(needed.length > 0 ? [`grant ${needed.join(', ')} to ${me};`] : []),
    ...(isOwner ? [] : [`alter database ${database} owner to ${me};`]),
  ]
  if (statements.length === 0) return
  throw new Error(
    `The role ${me} of DATABASE_URL may not set up the database ${database}; ` +
      `an administrator of the server has to run once: ${statements.join(' ')}`,
  )
}

/**
 * Before Postgres 16 a role that may create roles may grant any of them; since then only its own.
 */
const RIGHTS = `
  select quote_ident(current_user) as me, quote_ident(current_database()) as database,
    pg_has_role(current_user, d.datdba, 'member') as "isOwner",
    m.rolsuper or m.rolcreaterole as "mayCreateRoles",
    m.rolsuper or (m.rolcreaterole and current_setting('server_version_num')::int < 160000) as "mayGrantRoles",
    to_json(array(
      select wanted from unnest(array['anon', 'authenticated', 'service_role']) wanted
      where not exists (select from pg_roles where rolname = wanted) order by 1)) as missing,
    to_json(array(
      select r.rolname from pg_roles r
      where r.rolname in ('anon', 'authenticated', 'service_role')
        and not pg_has_role(current_user, r.oid, 'member') order by 1)) as withheld
  from pg_roles m, pg_database d
  where m.rolname = current_user and d.datname = current_database()`
