import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listOwned } from '../repository'
import { card } from '../tables'
import { toCard } from '../to-card'

export const listCards: Procedure<Contract['cards']['list']> = async ({ context }) => {
  const rows = await listOwned(context.services.db, card, context.user.id)
  return reply(rows.map(toCard), { total: rows.length })
}
