import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

import {
  mirrorTable,
  listMirroredTables,
  openDatabase,
  PUBLIC_DATABASE,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { FULL_PULL } from '#model/cursors.ts'
import type { SyncResponse, StoredRow } from '#model/mutation.ts'
import type { Role } from '#model/roles.ts'
import { createPublicRemote } from '#remote/public-remote.ts'
import type { Remote, StaffRemote } from '#remote/remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'
import { syncOnce } from '#sync/sync-cycle.ts'

import { PASSWORD, personIds, usernameOf } from '../../supabase/tests/clinic.ts'

/** The address of the clinic, which may be given to another server. */
export interface Address {
  url: string
}

/** Long after every moment in which a removal could be taken back. */
const LATER_MS = 60_000
const later = () => Date.now() + LATER_MS

/** The browser of one person, or of a visitor: the product's own code on a database of its own. */
export class Tablet {
  readonly db: ClinicDatabase
  /** How often it was told to fetch everything again. */
  resets = 0
  private token: string | null = null
  private readonly address: Address
  private readonly role: Role | null

  constructor(address: Address, role: Role | null) {
    this.address = address
    this.role = role
    const name = role ? getStaffDatabaseName(personIds[role]) : PUBLIC_DATABASE
    const indexedDB = new IDBFactory()
    this.db = openDatabase(name, { indexedDB, IDBKeyRange, cache: 'disabled' })
  }

  async signIn(): Promise<void> {
    if (!this.role) return
    const credentials = {
      username: usernameOf(this.role),
      password: PASSWORD,
      device: this.db.name,
    }
    const result = await this.server().session.signIn(credentials)
    if (!('token' in result)) throw new Error(result.error)
    this.token = result.token
  }

  /** Goes round until there is nothing left to do, as an open tab does. */
  async syncUntilIdle(): Promise<void> {
    const remote = this.rounds()
    const countReset = async (response: Promise<SyncResponse>): Promise<SyncResponse> => {
      if ((await response).reset) this.resets += 1
      return response
    }
    const listening = {
      pull: (since: string | null) => countReset(remote.pull(since)),
      push: (...args: Parameters<typeof remote.push>) => countReset(remote.push(...args)),
      upload: (...args: Parameters<typeof remote.upload>) => remote.upload(...args),
    }
    for (let cycle = 0; (await syncOnce(this.db, listening, { now: later })) !== 'idle'; cycle++) {
      if (cycle === 40) throw new Error('The tablet never comes to rest.')
    }
  }

  /** Every row it holds, by table. */
  async rows(): Promise<Record<string, StoredRow[]>> {
    const tables = listMirroredTables(this.db).map(
      async (table) => [table, byId(await mirrorTable(this.db, table).toArray())] as const,
    )
    return Object.fromEntries(await Promise.all(tables))
  }

  /** Every row the server would send it if it had none. */
  async serversRows(): Promise<Record<string, StoredRow[]>> {
    const { put = {} } = await this.rounds().pull(FULL_PULL)
    return Object.fromEntries(
      listMirroredTables(this.db).map((table) => [table, byId(put[table] ?? [])]),
    )
  }

  private server(): StaffRemote {
    return createSupabaseRemote(this.endpoint(), () => this.token)
  }

  private rounds(): Remote {
    const { sync } = this.server()
    if (this.role) return sync
    const visitors = createPublicRemote(this.endpoint())
    return { ...sync, pull: (since) => visitors.pull(since) }
  }

  private endpoint() {
    return { url: this.address.url, key: 'any' }
  }
}

function byId(rows: StoredRow[]): StoredRow[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
