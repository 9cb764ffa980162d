import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { onClose } from '../../accounts/account'
import { onStripeObject } from '../../../platform/stripe-object-handlers'
import { rereadPayoutAccountsJob, settlePayoutJob, settlePayoutsJob } from './jobs/payout-jobs'
import { openPayoutsOf } from './open-payouts'
import { followAccount } from './operations/follow-account'
import { followTransfer } from './operations/settle-payout'
import {
  accountPage,
  downloadStatement,
  getAccount,
  listAllPayouts,
  listAllStatements,
  listOwnPayouts,
  listOwnStatements,
  onboard,
  refreshUrl,
  retryNow,
  summarizeMoney,
} from './procedures/payouts'

export { checkPayouts } from './operations/check-payouts'
export { owePayout, recallPayout } from './operations/owe-payout'

onStripeObject('acct_', followAccount)
onStripeObject('tr_', followTransfer)
onClose(openPayoutsOf)

export const jobs: JobDefinition[] = [settlePayoutJob, settlePayoutsJob, rereadPayoutAccountsJob]

export const procedures = {
  payout: {
    onboarding: onboard,
    accountRefreshUrl: refreshUrl,
    accountPage,
    account: getAccount,
    list: listOwnPayouts,
    statements: listOwnStatements,
    statement: downloadStatement,
  },
  adminPayout: {
    summary: summarizeMoney,
    list: listAllPayouts,
    statements: listAllStatements,
    retry: retryNow,
  },
} satisfies Procedures<Pick<Contract, 'payout' | 'adminPayout'>>
