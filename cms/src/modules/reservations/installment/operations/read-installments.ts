import { centsToDollars } from '@stackyard/shared/domain/money'
import { installmentActionsFor } from '@stackyard/shared/domain/installment-process'
import type { Installment } from '@stackyard/shared/schema/installment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { periodOf } from '../installment-period'
import { findBilledOrder, listInstallments } from '../repository'
import { runs } from './begin-charge'

/**
 * The installments of a reservation for its customer, its seller or an admin. Why a charge failed is no business of the
 * seller's, nor of whoever acts for the customer, who can't pay either.
 * @throws CodedError NOT_FOUND for anybody else.
 */
export async function readInstallments(db: Db, user: SessionUser, orderId: number): Promise<Installment[]> {
  const order = await findBilledOrder(db, orderId)
  const isAdmin = user.userType === 'admin'
  if (!order || (!isAdmin && order.customerId !== user.id && order.sellerId !== user.id))
    throw new CodedError('NOT_FOUND')
  const isCustomer = order.customerId === user.id && user.actorId === undefined
  return (await listInstallments(db, orderId)).map((row) => ({
    number: row.number,
    dueDate: row.dueDay,
    lastDate: periodOf(row).to,
    isExtra: row.isExtra,
    amount: centsToDollars(row.amountCents),
    state: row.state,
    nextTryDate: row.state === 'retrying' ? row.nextTryDay : null,
    paidAt: row.paidAt?.toISOString() ?? null,
    failure: isCustomer || isAdmin ? row.failure : null,
    canPay: isCustomer && runs(order) && installmentActionsFor(row.state, 'customer').includes('pay'),
  }))
}
