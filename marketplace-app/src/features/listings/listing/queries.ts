import { apiQuery } from '../../../lib/api'

/** One warehouse by id, warehouseUrl or slug. */
export const warehouseQuery = (id: string) =>
  apiQuery.warehouse.get.queryOptions({ input: { id }, select: (reply) => reply.results })
