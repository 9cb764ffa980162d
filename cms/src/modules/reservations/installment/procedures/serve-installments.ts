import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { payInstallment } from '../operations/pay-installment'
import { readInstallments } from '../operations/read-installments'

type Installments = Contract['installment']

export const list: Procedure<Installments['list']> = async ({ input, context }) =>
  reply(await readInstallments(context.services.db, context.user, input.id))

export const pay: Procedure<Installments['pay']> = async ({ input, context }) => {
  await payInstallment(context.services, context.user, input)
  return reply(await readInstallments(context.services.db, context.user, input.id))
}
