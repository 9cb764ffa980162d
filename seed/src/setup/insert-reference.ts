import { executorOf } from '@stackyard/cms/modules/listings/discovery/index'
import type { Tx } from '@stackyard/cms/platform/db'
import type { Services } from '@stackyard/cms/platform/services'
import { sql } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { createCategories } from '../insert/insert-content'
import { createPrompts } from '../insert/insert-knowledge'
import { insertRows } from '../insert/insert-rows'
import { planGazetteer } from '../plans/places'

type Part = { name: string; table: string; insert: (req: PayloadRequest, tx: Tx) => Promise<unknown> }

/** What no installation runs without, by the table that is empty before. */
const PARTS: readonly Part[] = [
  { name: 'places', table: 'market.place', insert: (_req, tx) => insertRows(tx, 'market.place', planGazetteer()) },
  { name: 'categories of news', table: 'news_categories', insert: createCategories },
  { name: 'prompts', table: 'prompts', insert: createPrompts },
]

/** Inserts the gazetteer, the categories of news and the prompts, each where there is none, in one transaction. Answers what. */
export async function insertReference({ payload }: Pick<Services, 'payload'>): Promise<string[]> {
  const req = await createLocalReq({ context: { isSilent: true } }, payload)
  await initTransaction(req)
  const inserted: string[] = []
  try {
    const tx = await executorOf(req)
    for (const { name, table, insert } of PARTS) {
      const { rows } = await tx.execute(sql`select from ${sql.raw(table)} limit 1`)
      if (rows.length > 0) continue
      await insert(req, tx)
      inserted.push(name)
    }
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  return inserted
}
