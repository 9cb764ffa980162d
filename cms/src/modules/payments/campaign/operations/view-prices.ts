import { dollarsToMicrosExact, microsToDollars } from '@stackyard/shared/domain/micros'
import { defaultViewPrices } from '@stackyard/shared/reference/campaigns'
import type { ViewPrices, ViewPricesInput } from '@stackyard/shared/schema/campaign'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { findNewestPrice, insertPrice } from '../repository'

type Prices = { impressionMicros: number; visitMicros: number }

/** What an impression and a page visit cost in a campaign that begins now. */
export async function currentPrices(db: Db | Tx): Promise<Prices> {
  const { impressionMicros, visitMicros } = (await findNewestPrice(db)) ?? defaultViewPrices
  return { impressionMicros, visitMicros }
}

/** The same on the wire, with who set it; `setBy` is null for the defaults. */
export async function readPrices(db: Db): Promise<z.infer<typeof ViewPrices>> {
  const newest = await findNewestPrice(db)
  const { impressionMicros, visitMicros } = newest ?? defaultViewPrices
  const { rows } = newest
    ? await db.execute<{ name: string }>(
        sql`select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name from users where id = ${newest.setBy}`,
      )
    : { rows: [] }
  return {
    impressionPrice: microsToDollars(impressionMicros),
    visitPrice: microsToDollars(visitMicros),
    setBy: rows[0]?.name ?? null,
    setAt: newest?.createdAt.toISOString() ?? null,
  }
}

/** Sets the prices of new campaigns; those that exist keep theirs. Noted in the audit. */
export async function setPrices(
  services: Services,
  admin: SessionUser,
  input: z.infer<typeof ViewPricesInput>,
): Promise<z.infer<typeof ViewPrices>> {
  const prices = {
    impressionMicros: dollarsToMicrosExact(input.impressionPrice),
    visitMicros: dollarsToMicrosExact(input.visitPrice),
  }
  await withTransaction(services.db, async (tx) => {
    const before = await currentPrices(tx)
    await insertPrice(tx, { ...prices, setBy: admin.id, createdAt: services.clock.now() })
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'set-view-prices',
      subjectKind: 'user',
      subjectId: admin.id,
      changes: {
        impressionMicros: [before.impressionMicros, prices.impressionMicros],
        visitMicros: [before.visitMicros, prices.visitMicros],
      },
    })
  })
  return readPrices(services.db)
}
