import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { Jobs } from '../../../../platform/jobs'
import { detachPaymentMethod, updateCustomer } from '../job-names'

/**
 * Takes out the cards, bank accounts and billing details of a person who is erased, in the caller's transaction. The
 * provider detaches the methods and forgets address and name by jobs that commit with it; the customer's id stays with
 * the payments that were made.
 */
export async function forgetPaymentMethods(jobs: Jobs, tx: Tx, userId: number, name: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with cards as (delete from market.card where user_id = ${userId} returning payment_method_id),
      accounts as (delete from market.ach_account where user_id = ${userId} returning payment_method_id)
    select payment_method_id as id from cards union select payment_method_id from accounts
    where payment_method_id is not null`)
  await tx.execute(sql`delete from market.billing_info where user_id = ${userId}`)
  for (const { id } of rows) await jobs.add(tx, detachPaymentMethod, { paymentMethodId: id })
  await jobs.add(tx, updateCustomer, { userId, name, email: '', phone: '' })
}
