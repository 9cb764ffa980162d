import { desc, eq, and, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import type { SitePart } from './operations/enqueue-release'
import { siteRelease } from './tables'

export type ReleaseRow = typeof siteRelease.$inferSelect
export type ReleaseEnd = Partial<Pick<ReleaseRow, 'folder' | 'digest' | 'pages' | 'error' | 'details'>> & {
  state: 'live' | 'failed' | 'unchanged'
}

/** Begins a release; one that a killed process left open is closed as failed. */
export async function beginRelease(db: Db, part: SitePart): Promise<number> {
  await db
    .update(siteRelease)
    .set({ state: 'failed', error: 'The build was cut off.', finishedAt: sql`now()` })
    .where(and(eq(siteRelease.part, part), eq(siteRelease.state, 'building')))
  const [row] = await db.insert(siteRelease).values({ part, state: 'building' }).returning({ id: siteRelease.id })
  if (!row) throw new Error('market.site_release gave no row')
  return row.id
}

export async function endRelease(db: Db, id: number, end: ReleaseEnd): Promise<void> {
  await db
    .update(siteRelease)
    .set({ ...end, finishedAt: sql`now()`, durationMs: sql`extract(epoch from now() - started_at) * 1000` })
    .where(eq(siteRelease.id, id))
}

const newest = async (db: Db, part: SitePart, state?: ReleaseRow['state']): Promise<ReleaseRow | null> => {
  const condition = state ? and(eq(siteRelease.part, part), eq(siteRelease.state, state)) : eq(siteRelease.part, part)
  const [row] = await db.select().from(siteRelease).where(condition).orderBy(desc(siteRelease.id)).limit(1)
  return row ?? null
}

export const liveRelease = (db: Db, part: SitePart) => newest(db, part, 'live')
export const latestRelease = (db: Db, part: SitePart) => newest(db, part)
