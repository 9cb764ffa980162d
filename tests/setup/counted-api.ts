import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '@stackyard/cms/api/create-api'
import { createDb } from '@stackyard/cms/platform/db'
import { readsOf } from '@stackyard/cms/platform/reads'
import type { Services } from '@stackyard/cms/platform/services'
import { Hono } from 'hono'
import pg from 'pg'
import { call, type Reply } from './api.ts'
import type { Stack } from './stack.ts'

type Options = { token?: string }

/** The API in this process over a stack's database, with the statements that each call sends. */
export type CountedApi = {
  url: string
  /** Calls with GET, and tells what was sent to the database for it. */
  ask<T>(path: string, options?: Options): Promise<{ reply: Reply<T>; sent: string[] }>
  stop(): Promise<void>
}

/** Starts one. Counts are kept for no call of it: each has a database of its own over the same connections. */
export async function startCountedApi(stack: Pick<Stack, 'databaseUrl' | 'url'>): Promise<CountedApi> {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 })
  let statements: string[] = []
  /** Every statement of the pool goes through a connection of it, whoever sends it. */
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown
    const counted = (...sent: unknown[]): unknown => {
      const [first] = sent as [string | { text: string }]
      statements.push(typeof first === 'string' ? first : first.text)
      return query(...sent)
    }
    Object.assign(client, { query: counted })
  })
  const services = {
    pool,
    get db() {
      return createDb(pool)
    },
    get reads() {
      return readsOf({ pool, db: createDb(pool) })
    },
    clock: { now: () => new Date() },
    env: { PUBLIC_URL: stack.url, STAFF_SECOND_FACTOR: false },
    log: { isLevelEnabled: () => false, error: () => undefined, warn: () => undefined },
  }
  const api = new Hono().route('/api', createApi(services as unknown as Services))
  const listener = getRequestListener(api.fetch)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    async ask<T>(path: string, options: Options = {}) {
      statements = []
      const reply = await call<T>(url, 'GET', path, options)
      return { reply, sent: [...statements] }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}
