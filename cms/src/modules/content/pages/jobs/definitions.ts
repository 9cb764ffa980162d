import { dayOf } from '@stackyard/shared/domain/calendar'
import { overBefore } from '@stackyard/shared/domain/retention'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { DAY } from '../../../../platform/page-tags'
import { dropPages } from '../operations/drop-pages'
import { drawPageJob } from './draw-page-job'

/** Shortly after midnight UTC: pages that show something of the day, or a review of somebody whose term begins, are rendered anew, and old drops are forgotten. */
export const turnPageDayJob: JobDefinition = {
  name: 'turn-page-day',
  cron: '5 0 * * *',
  async run({ clock, db }) {
    await dropPages(db, [DAY])
    await db.execute(sql`select market.drop_pages_marked_on(${dayOf(clock.now())}::date)`)
    const before = overBefore('market.page_drop', clock.now()).toISOString()
    await db.execute(sql`delete from market.page_drop where created_at < ${before}`)
  },
}

export const jobs: JobDefinition[] = [turnPageDayJob, drawPageJob]
