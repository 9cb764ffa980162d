import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readOwn } from '../operations/read-own'
import { card } from '../tables'
import { toCard } from '../to-card'

export const getCard: Procedure<Contract['cards']['get']> = async ({ input, context }) =>
  reply(toCard(await readOwn(context.services.db, card, context.user.id, input.id)))
