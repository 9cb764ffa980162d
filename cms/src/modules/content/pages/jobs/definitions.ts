import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { DAY } from '../../../../platform/page-tags'
import { dropPages } from '../operations/drop-pages'
import { drawPageJob } from './draw-page-job'

/** Shortly after midnight UTC: pages that show something of the day are rendered anew, and old drops are forgotten. */
export const turnPageDayJob: JobDefinition = {
  name: 'turn-page-day',
  cron: '5 0 * * *',
  async run({ db }) {
    await dropPages(db, [DAY])
    await db.execute(sql`delete from market.page_drop where created_at < now() - interval '8 days'`)
  },
}

export const jobs: JobDefinition[] = [turnPageDayJob, drawPageJob]
