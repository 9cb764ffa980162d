import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedure } from '../../../../platform/procedure'
import { findPrimary } from '../repository'
import { replyPrimary } from '../reply-primary'
import { card } from '../tables'
import { toCard } from '../to-card'

export const getPrimaryCard: Procedure<Contract['cards']['primary']> = async ({ context }) => {
  const row = await findPrimary(context.services.db, card, context.user.id)
  return replyPrimary(row && toCard(row))
}
