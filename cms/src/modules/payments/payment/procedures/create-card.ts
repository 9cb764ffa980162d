import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { addCard } from '../operations/add-card'
import { toCard } from '../to-card'

export const createCard: Procedure<Contract['cards']['create']> = async ({ input, context }) =>
  reply(toCard(await addCard(context.services, context.user, input)))
