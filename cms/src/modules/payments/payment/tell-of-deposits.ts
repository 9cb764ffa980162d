import type { Jobs } from '../../../platform/jobs'
import type { Tx } from '../../../platform/db'
import { notifyUser } from '../../foundation/notification'
import type { AchRow } from './repository'

const path = '/settings#billing'
const news = {
  deposits_sent: {
    subject: 'Confirm your bank account',
    message: (account: string, shown: string) =>
      `Small deposits to ${account} arrive in 1 to 2 business days. Then confirm ${shown} in your billing settings to pay with this account.`,
  },
  deposits_confirmed: {
    subject: 'Your bank account is confirmed',
    message: (account: string) => `${account} is confirmed. You can pay with it now.`,
  },
  deposits_failed: {
    subject: 'Your bank account could not be confirmed',
    message: (account: string) =>
      `${account} could not be confirmed by its small deposits. Remove it in your billing settings and connect it anew.`,
  },
} as const

/** Tells the owner where the proof of a bank account stands, with a mail; nothing of one that waits for no deposits. */
export async function tellOfDeposits(
  jobs: Jobs,
  tx: Tx,
  row: AchRow,
  kind: keyof typeof news = 'deposits_sent',
): Promise<void> {
  if (!row.depositKind || (kind === 'deposits_sent' && row.mandateId)) return
  const account = `${row.bankName} ending in ${row.last4}`
  const shown = row.depositKind === 'amounts' ? 'the two amounts' : 'the code in its text'
  const { subject, message } = news[kind]
  await notifyUser(jobs, tx, {
    userId: row.userId,
    kind,
    message: message(account, shown),
    data: { path },
    mail: { subject, path },
  })
}
