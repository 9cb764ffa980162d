import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { addCredit } from '../operations/add-credit'
import { cancelSubscription, readActiveSubscription } from '../operations/cancel-subscription'
import { finalizeCredit } from '../operations/finalize-credit'
import { exportEntries, listEntries } from '../operations/list-entries'
import { listZeroBalance } from '../operations/list-zero-balance'
import { readBalance } from '../operations/read-balance'

type Endpoints = Contract['wallet']

const RETRY_AFTER_SECONDS = '2'

export const getBalance: Procedure<Endpoints['balance']> = async ({ context }) =>
  reply(await readBalance(context.services.db, context.user.id))

export const addOwnCredit: Procedure<Endpoints['addCredit']> = async ({ input, context }) => {
  const { services, user, headers, responseHeaders } = context
  const keyHeader = headers.get('idempotency-key')
  const added = await addCredit(services, { user, input, keyHeader }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'REQUEST_IN_PROGRESS')
      responseHeaders.set('retry-after', RETRY_AFTER_SECONDS)
    throw error
  })
  return reply(added, { message: text(`wallet.topup.${added.credit.state}`) })
}

export const finalizeOwnCredit: Procedure<Endpoints['finalize']> = async ({ input, context }) =>
  reply(await finalizeCredit(context.services, context.user.id, input))

export const listOwnEntries: Procedure<Endpoints['transactions']> = async ({ input, context }) => {
  const { entries, total } = await listEntries(context.services.db, context.user.id, input)
  return reply(entries, { total })
}

export const exportOwnEntries: Procedure<Endpoints['exportTransactions']> = async ({ context }) =>
  reply(await exportEntries(context.services.db, context.user.id, context.services.clock.now()))

export const getActiveSubscription: Procedure<Endpoints['activeSubscription']> = async ({ context }) =>
  reply(await readActiveSubscription(context.services, context.user.id))

export const cancelOwnSubscription: Procedure<Endpoints['cancelSubscription']> = async ({ input, context }) =>
  reply(await cancelSubscription(context.services, context.user.id, input.id))

export const listZeroBalanceUsers: Procedure<Endpoints['zeroBalanceUsers']> = async ({ input, context }) => {
  const { users, total } = await listZeroBalance(context.services.db, input)
  return reply(users, { total })
}
