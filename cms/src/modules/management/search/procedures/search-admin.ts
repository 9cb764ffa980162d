import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { searchAdmin } from '../operations/search-admin'

/** A shorter text would find everybody. */
const SHORTEST = 2

export const findPeopleAndOrders: Procedure<Contract['adminSearch']['find']> = async ({ input, context }) => {
  const query = input.query?.trim() ?? ''
  const isMeant = query.length >= SHORTEST || /^\d$/.test(query)
  const hits = isMeant ? await searchAdmin(context.services.db, query, input.limit) : []
  return reply(hits, { total: hits.length })
}
