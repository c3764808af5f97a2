import { once } from 'node:events'
import { createServer } from 'node:http'

import postgres from 'postgres'
import { createMergeableStore } from 'tinybase'
import { createPostgresPersister } from 'tinybase/persisters/persister-postgres'
import { createWsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client'
import { createWsServer } from 'tinybase/synchronizers/synchronizer-ws-server'
import { WebSocket, WebSocketServer } from 'ws'

// TinyBase's own server, which keeps its store in Postgres. Only it can read what it keeps there, so
// the bench asks it for rows, and changes them, at a second address.

const [databaseUrl = ''] = process.argv.slice(2)
const sql = postgres(databaseUrl, { onnotice: () => undefined })
const NAME = 'tinybase_store'
const TABLE = 'illnesses'
/** Instead of one second: some answers are megabytes. */
const RESPONSE_TIMEOUT_S = 30
/**
 * How long the server itself waits. It asks the first client of a store before it hears any other, so it
 * never gets that answer, and begins when this time is over.
 */
const SERVER_WAITS_S = 5

const seed = createMergeableStore()
for (const row of await sql`select * from public.peer_tinybase`) {
  const { id, ...cells } = row
  const filledCells = Object.entries(cells).filter(([, value]) => value !== null)
  seed.setRow(TABLE, String(id), Object.fromEntries(filledCells))
}
const seeding = await createPostgresPersister(seed, sql, NAME)
await seeding.save()
await seeding.destroy()

let isReady = false
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 1024 ** 3 })
createWsServer(
  sockets,
  () => createPostgresPersister(createMergeableStore(), sql, NAME),
  (error) => {
    if (isReady) process.stderr.write(`  TinyBase's server: ${String(error)}\n`)
  },
  SERVER_WAITS_S,
)
await once(sockets, 'listening')
const portOf = (server: { address: () => unknown }) => (server.address() as { port: number }).port

// Another device, which stays connected: without any the server would load all of it again for each.
const store = createMergeableStore()
const socket = new WebSocket(`ws://127.0.0.1:${portOf(sockets)}/${TABLE}`, {
  maxPayload: 1024 ** 3,
})
const synchronizer = await createWsSynchronizer(store, socket, RESPONSE_TIMEOUT_S)
// It is not let in where one message cannot hold all rows; then no other device is either.
const refused = once(socket, 'close')
await Promise.race([synchronizer.startSync(), refused])
isReady = true

const control = createServer((incoming, outgoing) => {
  void (async () => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const { ids, fields } = JSON.parse(Buffer.concat(parts).toString()) as {
      ids: string[]
      fields?: Record<string, string>
    }
    if (fields) for (const id of ids) store.setPartialRow(TABLE, id, fields)
    outgoing.end(JSON.stringify(ids.map((id) => ({ id, ...store.getRow(TABLE, id) }))))
  })()
})
control.listen(0, '127.0.0.1', () => {
  const ports = { socket: portOf(sockets), control: portOf(control) }
  process.stdout.write(`${JSON.stringify(ports)}\n`)
})
