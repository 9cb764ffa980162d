import type { JobDefinition } from '../../../../platform/jobs'
import { REREAD_PAYOUT_ACCOUNTS, SETTLE_PAYOUT, SETTLE_PAYOUTS } from '../job-names'
import { followAccount } from '../operations/follow-account'
import { settlePayout } from '../operations/settle-payout'
import { listToDo, listWaitingAccounts } from '../repository'

export const settlePayoutJob: JobDefinition = {
  name: SETTLE_PAYOUT,
  run: (services, payload) => settlePayout(services, Number(payload.payoutId)),
}

/** Every minute: what is due, and what a worker that died left in flight; one that fails holds no other up. */
export const settlePayoutsJob: JobDefinition = {
  name: SETTLE_PAYOUTS,
  cron: '* * * * *',
  async run(services) {
    for (const id of await listToDo(services.db, services.clock.now()))
      await settlePayout(services, id).catch((error: unknown) =>
        services.log.error({ err: error, payoutId: id }, 'a payout stays in flight'),
      )
  },
}

/** Every hour: accounts that wait for Stripe's word, should its news have been lost. */
export const rereadPayoutAccountsJob: JobDefinition = {
  name: REREAD_PAYOUT_ACCOUNTS,
  cron: '17 * * * *',
  async run(services) {
    for (const id of await listWaitingAccounts(services.db))
      await followAccount(services, id).catch((error: unknown) =>
        services.log.error({ err: error, accountId: id }, 'a payout account could not be read'),
      )
  },
}
