import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { beginOnboarding, openAccountPage, refreshOnboarding } from '../operations/begin-onboarding'
import { listPayouts, listStatements, readStatement } from '../operations/list-payouts'
import { readMoneySummary } from '../operations/read-money-summary'
import { readPayoutAccount } from '../operations/read-payout-account'
import { retryPayout } from '../operations/retry-payout'
import { printStatement, statementCsv } from '../print-statement'

export const onboard: Procedure<Contract['payout']['onboarding']> = async ({ context }) =>
  reply(await beginOnboarding(context.services, context.user))

export const refreshUrl: Procedure<Contract['payout']['accountRefreshUrl']> = async ({ context }) =>
  reply(await refreshOnboarding(context.services, context.user.id))

export const accountPage: Procedure<Contract['payout']['accountPage']> = async ({ context }) =>
  reply(await openAccountPage(context.services, context.user.id))

export const getAccount: Procedure<Contract['payout']['account']> = async ({ context }) =>
  reply(await readPayoutAccount(context.services, context.user.id))

export const listOwnPayouts: Procedure<Contract['payout']['list']> = async ({ input, context }) => {
  const { rows, total } = await listPayouts(context.services.db, context.user.id, input)
  return reply(rows, { total })
}

export const listOwnStatements: Procedure<Contract['payout']['statements']> = async ({ input, context }) => {
  const { rows, total } = await listStatements(context.services.db, context.user.id, input)
  return reply(rows, { total })
}

export const downloadStatement: Procedure<Contract['payout']['statement']> = async ({ input, context }) => {
  const lines = await readStatement(context.services.db, context.user.id, input.month)
  if (lines.length === 0) throw new CodedError('NOT_FOUND')
  const name = `payouts-${input.month}.${input.format}`
  context.responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  if (input.format === 'csv') return new File([statementCsv(lines)], name, { type: 'text/csv' })
  const { company, firstName, lastName, email } = context.user
  const seller = [company || `${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', ')
  const body = await printStatement({ month: input.month, seller, lines }, input.language)
  return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
}

export const listAllPayouts: Procedure<Contract['adminPayout']['list']> = async ({ input, context }) => {
  const { rows, total } = await listPayouts(context.services.db, null, input)
  return reply(rows, { total })
}

export const listAllStatements: Procedure<Contract['adminPayout']['statements']> = async ({ input, context }) => {
  const { rows, total } = await listStatements(context.services.db, null, input)
  return reply(rows, { total })
}

export const retryNow: Procedure<Contract['adminPayout']['retry']> = async ({ input, context }) => {
  await retryPayout(context.services, input.id, context.user.id)
  return reply(done)
}

export const summarizeMoney: Procedure<Contract['adminPayout']['summary']> = async ({ context }) =>
  reply(await readMoneySummary(context.services.db))
