import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { pgSchema } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** The schema that holds money, capacity and append-only streams. */
export const market = pgSchema('market')

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export const createDb = (pool: Pool): Db => drizzle(pool)
