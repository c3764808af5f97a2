import { Client } from 'pg'

import type { Answer, Mutation } from '#model/mutation.ts'

import { become } from './clinic.ts'

/** One connection to a real Postgres, as one caller of the API among many at the same time. */
export class Connection {
  private constructor(
    private readonly client: Client,
    public token: string | null,
  ) {}

  static async open(url: string, token: string | null = null): Promise<Connection> {
    const client = new Client({ connectionString: url })
    await client.connect()
    return new Connection(client, token)
  }

  /** One request of the API in a transaction of its own: answers with what the procedure answers. */
  async call<T = { error?: string; success?: boolean }>(
    sql: string,
    params: unknown[] = [],
  ): Promise<T> {
    await this.client.query('begin')
    try {
      await become(
        { query: async (text, values) => (await this.client.query(text, [...(values ?? [])])).rows, exec: (text) => this.run(text) },
        this.token,
      )
      const { rows } = await this.client.query<{ answer: T }>(`select ${sql} as answer`, params)
      await this.client.query('commit')
      return rows[0]?.answer as T
    } catch (error) {
      await this.client.query('rollback')
      throw error
    }
  }

  pull(since: string | null): Promise<Answer> {
    return this.call<Answer>('public.sync_pull($1)', [since])
  }

  push(mutations: Mutation[], since: string | null): Promise<Answer> {
    return this.call<Answer>('public.sync_push($1::text::jsonb, $2)', [JSON.stringify(mutations), since])
  }

  /** Statements of the owner of the database, past the API. */
  async run(sql: string): Promise<void> {
    await this.client.query(sql)
  }

  async rows<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    return (await this.client.query(sql, params)).rows as T[]
  }

  close(): Promise<void> {
    return this.client.end()
  }
}
