import { z } from 'zod'
import { ActivityEntry, ActivityQuery } from '../schema/activity'
import { endpoint } from './endpoint'

/** What people did, by the audit trail. */
export const activity = {
  list: endpoint({
    method: 'GET',
    path: '/admin/activity',
    audience: 'admin',
    summary: 'List what people did, the newest first',
    description:
      'Of one person with `personId`, also what others did in their name; of days with `from` and `to` (UTC, both included); on one kind of record with `kind`.',
    input: ActivityQuery,
    results: z.array(ActivityEntry),
  }),
}
