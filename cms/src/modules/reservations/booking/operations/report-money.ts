import type { MoneyReport } from '@stackyard/shared/schema/money-report'
import { desc } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { alertOfDifferences } from '../alert-admins'
import { moneyReport } from '../tables'
import type { Violation } from '../../../../platform/run-checks'
import { checkBooks } from './check-books'

const DAY_MS = 24 * 60 * 60_000
/** How far back payments are compared each night. */
const REPORTED_DAYS = 3

const nameOf = ({ invariant, detail }: Violation): string => `${invariant}: ${detail}`

/** What stands in both looks: money that moved between two statements of one look is no difference. */
async function lastingDifferences(services: Services, since: Date) {
  const first = await checkBooks(services.pool, services.stripe, since)
  if (first.violations.length === 0) return first
  const seen = new Set(first.violations.map(nameOf))
  const second = await checkBooks(services.pool, services.stripe, since)
  return { ...second, violations: second.violations.filter((violation) => seen.has(nameOf(violation))) }
}

/**
 * Compares the books with themselves and with all payments of the last three days at Stripe, keeps what it found and
 * tells the admins of differences. It mends nothing.
 */
export async function reportMoney(services: Services): Promise<void> {
  const now = services.clock.now()
  const { checked, violations } = await lastingDifferences(services, new Date(now.getTime() - REPORTED_DAYS * DAY_MS))
  await withTransaction(services.db, async (tx) => {
    const [report] = await tx
      .insert(moneyReport)
      .values({ at: now.toISOString(), checked, violations })
      .returning({ id: moneyReport.id })
    if (report && violations.length > 0) await alertOfDifferences(services, tx, report.id, violations.length)
  })
}

/** The reports of the last nights, the latest first. */
export async function listMoneyReports(db: Db, { limit, skip }: { limit: number; skip: number }) {
  const found = await db.select().from(moneyReport).orderBy(desc(moneyReport.id)).limit(limit).offset(skip)
  const rows: MoneyReport[] = found.map((row) => ({ ...row, _id: row.id, at: new Date(row.at).toISOString() }))
  return { rows, total: await db.$count(moneyReport) }
}
