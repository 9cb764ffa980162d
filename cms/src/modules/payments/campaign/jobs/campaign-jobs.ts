import type { JobDefinition } from '../../../../platform/jobs'
import { rebuildMedians } from '../insight-repository'
import { endOverdue } from '../operations/change-campaign'
import { medianDays } from '../operations/list-insights'

/** Shortly after each full hour, and so shortly after midnight: campaigns whose last day has passed. */
export const endOverdueJob: JobDefinition = { name: 'end-overdue-campaigns', cron: '3 * * * *', run: endOverdue }

/** Every night: what listings of each region bring. */
export const rebuildMediansJob: JobDefinition = {
  name: 'rebuild-region-medians',
  cron: '35 3 * * *',
  async run({ db }) {
    for (const days of Object.values(medianDays)) await rebuildMedians(db, days)
  },
}
