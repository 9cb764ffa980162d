import { formatCents } from '@stackyard/shared/domain/money'
import { saidDay } from '@stackyard/shared/reference/said-day'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyUser } from '../../foundation/notification'
import { saidMonth } from './installment-period'
import type { BilledOrder, InstallmentRow } from './repository'

type InstallmentNews = 'announced' | 'paid' | 'retrying' | 'failed'
type Words = { subject: string; own: string; other: string | null }

/** What merchant and provider read; null tells the provider nothing. */
function wordsOf(news: InstallmentNews, row: InstallmentRow, order: BilledOrder): Words {
  const month = `${saidMonth(row, order)} at ${order.warehouse}`
  const amount = formatCents(row.amountCents)
  const number = `#${order.id}`
  const next = row.nextTryDay ? ` We try again on ${saidDay(row.nextTryDay)}.` : ''
  switch (news) {
    case 'announced':
      return {
        subject: `${amount} will be charged on ${saidDay(row.dueDay)}: ${number}`,
        own: `${amount} for ${month} will be charged on ${saidDay(row.dueDay)} to your saved payment method.`,
        other: null,
      }
    case 'paid':
      return {
        subject: `${amount} for ${month} is paid: ${number}`,
        own: `You paid ${amount} for ${month}. Your receipt is with your invoices.`,
        other: `${amount} for ${month} is paid.`,
      }
    case 'retrying':
      return {
        subject: `A payment failed: ${number}`,
        own: `${amount} for ${month} could not be charged.${next} You can pay with another method now.`,
        other: `${amount} for ${month} could not be charged.${next} Your customer was told.`,
      }
    case 'failed':
      return {
        subject: `A payment is still open: ${number}`,
        own: `${amount} for ${month} is still open, and we will not try again. Pay with another method, or talk to the warehouse.`,
        other: `${amount} for ${month} is still open after our last try. The reservation stays as it is until you decide.`,
      }
  }
}

/** Tells both sides what happened to a month, in the app and by email, in the caller's transaction. */
export async function tellOfInstallment(
  { jobs }: Services,
  tx: Tx,
  row: InstallmentRow,
  order: BilledOrder,
  news: InstallmentNews,
): Promise<void> {
  const { subject, own, other } = wordsOf(news, row, order)
  const path = `/dashboard/transactions/${order.id}`
  const notice = { kind: `installment_${news}`, data: { transactionId: order.id, path }, mail: { subject, path } }
  await notifyUser(jobs, tx, { ...notice, userId: order.customerId, message: own })
  if (other) await notifyUser(jobs, tx, { ...notice, userId: order.sellerId, message: other })
}
