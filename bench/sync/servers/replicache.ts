import type { Database, Queryable } from '../../../supabase/local/database.ts'
import type { Edit } from '../peer.ts'

interface Push {
  clientGroupID: string
  mutations: { id: number; clientID: string; name: string; args: Edit }[]
}

interface Pull {
  clientGroupID: string
  cookie: number | null
}

/**
 * Replicache brings no server. This is one of those its documentation describes, and the one it says
 * to begin with: one version counts up with every write, a pull asks for what is newer than its
 * cookie, and the mutations of a push are done one by one, each in a transaction that notes its number.
 */
export function replicacheServer(db: Database) {
  async function push({ clientGroupID, mutations }: Push): Promise<object> {
    for (const { id, clientID, args } of mutations) {
      await db.transaction((tx) => mutate(tx, { id, clientID, clientGroupID, args }))
    }
    return {}
  }

  function pull({ clientGroupID, cookie }: Pull): Promise<object> {
    return db.transaction(async (tx) => {
      await tx.exec('set transaction isolation level repeatable read')
      const since = cookie ?? 0
      const [space] = await tx.query<{ version: number }>(
        'select version from public.peer_replicache_space',
      )
      const rows = await tx.query<{ id: string }>(
        // Its indexes take texts only.
        `select *, lpad(display_order::text, 9, '0') as place
        from public.peer_replicache where version > $1`,
        [since],
      )
      const clients = await tx.query<{ id: string; last: number }>(
        `select id, last_mutation as last from public.peer_replicache_clients
        where client_group = $1 and version > $2`,
        [clientGroupID, since],
      )
      const puts = rows.map((row) => ({ op: 'put', key: `illness/${row.id}`, value: row }))
      return {
        cookie: space?.version ?? 0,
        lastMutationIDChanges: Object.fromEntries(clients.map((c) => [c.id, c.last])),
        patch: cookie === null ? [{ op: 'clear' }, ...puts] : puts,
      }
    })
  }

  return (path: string, body: string): Promise<unknown> => {
    const request: unknown = JSON.parse(body)
    return path.includes('/push') ? push(request as Push) : pull(request as Pull)
  }
}

interface Mutation {
  id: number
  clientID: string
  clientGroupID: string
  args: Edit
}

async function mutate(tx: Queryable, { id, clientID, clientGroupID, args }: Mutation) {
  await tx.query(
    'insert into public.peer_replicache_clients values ($1, $2, 0, 0) on conflict do nothing',
    [clientID, clientGroupID],
  )
  const [client] = await tx.query<{ last: number }>(
    'select last_mutation as last from public.peer_replicache_clients where id = $1 for update',
    [clientID],
  )
  // What came before is done already; what comes too early is sent again with what is missing.
  if (id !== (client?.last ?? 0) + 1) return
  const { short_summary: summary = null, meaning = null } = args.fields
  await tx.query(
    `update public.peer_replicache
    set short_summary = coalesce($2, short_summary), meaning = coalesce($3, meaning)
    where id = $1`,
    [args.id, summary, meaning],
  )
  await tx.query(
    `update public.peer_replicache_clients
    set last_mutation = $2, version = (select version from public.peer_replicache_space)
    where id = $1`,
    [clientID, id],
  )
}
