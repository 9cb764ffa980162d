import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { changeCard } from '../operations/change-card'
import { toCard } from '../to-card'

export const updateCard: Procedure<Contract['cards']['update']> = async ({ input, context }) =>
  reply(toCard(await changeCard(context.services, context.user, input)))
