import { Client } from 'pg'

import type { SyncResponse, Mutation } from '#model/mutation.ts'

import type { Queryable } from '../local/database.ts'
import { actAs } from './clinic.ts'

/** One connection to a real Postgres: one caller of the API, or the owner of the database, among many at once. */
export class Connection implements Queryable {
  token: string | null
  /** The id of all requests from now on (S-95). */
  request: string | null = null
  private readonly client: Client

  private constructor(client: Client, token: string | null) {
    this.client = client
    this.token = token
  }

  static async open(url: string, token: string | null = null): Promise<Connection> {
    const client = new Client({ connectionString: url })
    await client.connect()
    return new Connection(client, token)
  }

  /** One request of the API, in a transaction of its own: answers with what the procedure answers. */
  async call<T = { error?: string; success?: boolean }>(
    procedure: string,
    params: unknown[] = [],
  ): Promise<T> {
    await this.exec('begin')
    try {
      await actAs(this, this.token)
      if (this.request) {
        await this.query(
          `select set_config('request.headers',
            (current_setting('request.headers')::jsonb || jsonb_build_object('idempotency-key', $1::text))::text, true)`,
          [this.request],
        )
      }
      const [row] = await this.query<{ response: T }>(`select ${procedure} as response`, params)
      await this.exec('commit')
      return row?.response as T
    } catch (error) {
      await this.exec('rollback')
      throw error
    }
  }

  pull(since: string | null): Promise<SyncResponse> {
    return this.call<SyncResponse>('public.sync_pull($1)', [since])
  }

  push(mutations: Mutation[], since: string | null): Promise<SyncResponse> {
    const json = JSON.stringify(mutations)
    return this.call<SyncResponse>('public.sync_push($1::text::jsonb, $2)', [json, since])
  }

  async query<T>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    return (await this.client.query(sql, [...params])).rows as T[]
  }

  async exec(sql: string): Promise<void> {
    await this.client.query(sql)
  }

  close(): Promise<void> {
    return this.client.end()
  }
}
