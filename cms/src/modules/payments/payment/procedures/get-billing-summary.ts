import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readBillingSummary } from '../operations/read-billing-summary'

export const getBillingSummary: Procedure<Contract['billing']['summary']> = async ({ context }) =>
  reply(await readBillingSummary(context.services.db, context.user.id))
