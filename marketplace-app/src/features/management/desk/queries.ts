import type { DeskSpace } from '@stackyard/shared/schema/desk'
import { apiQuery } from '../../../lib/api'

/** The desk of the signed-in provider. */
export const deskQuery = () => apiQuery.desk.get.queryOptions({ select: (reply) => reply.results })

/** How much of a space is taken, in whole percent; what is taken at all is never 0, what is free at all never 100. */
export function takenPercent({ total, free }: Pick<DeskSpace, 'total' | 'free'>): number {
  if (total <= 0) return 0
  const percent = Math.round(((total - free) / total) * 100)
  if (free > 0 && percent === 100) return 99
  return free < total && percent === 0 ? 1 : percent
}
