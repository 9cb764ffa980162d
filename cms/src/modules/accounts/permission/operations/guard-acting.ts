import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'

/** What only the account's owner sees and does, whoever has access: what pays, is paid, and who the owner is. */
const OWNERS_ALONE = [
  /^\/auth\/(update-password|deactivate-account|google|linkedin)/,
  /^\/user\/(sessions|email-change|sign-in-methods|second-factors|step-up|open-matters|data-export|erasure)/,
  /^\/user\/profile\/permissions/,
  /^\/users\/acceptPermission/,
  /^\/user\/(cards|ach|billing)/,
  /^\/(wallet|kyc|purchase|invoices)/,
  /^\/user\/transaction\/\{id\}\/installments\/\{number\}\/pay/,
  /^\/payment\/(onboarding|account-refresh-url|payout)/,
]
/** What others may read and only the owner changes. */
const OWNERS_CHANGE = [/^\/(plans|payment|campaign)/]

/** What changes something although it is a GET. */
const CHANGING_READS = /^\/merchants\/(approveRequest|cancelRequest|request|sendRFPEmail)\//

/** @throws CodedError FORBIDDEN for what somebody with access must not do in the owner's name. */
export function assertOwnAct(user: SessionUser | null, method: string, path: string): void {
  if (!user?.actorId) return
  const isChange = method !== 'GET'
  const isRefused =
    OWNERS_ALONE.some((each) => each.test(path)) || (isChange && OWNERS_CHANGE.some((each) => each.test(path)))
  if (isRefused) throw new CodedError('FORBIDDEN', { message: 'Only the owner of this account can do this.' })
}

/** Notes a change that somebody asks for in the owner's name, before it is made. */
export async function noteAct(
  { db }: Pick<Services, 'db'>,
  user: SessionUser | null,
  method: string,
  path: string,
): Promise<void> {
  const isRead = method === 'GET' && !CHANGING_READS.test(path)
  if (!user?.actorId || isRead || path.startsWith('/impressions/')) return
  await recordAudit(db, {
    actorId: user.actorId,
    action: 'act-for',
    subjectKind: 'user',
    subjectId: user.id,
    changes: { call: [null, `${method} ${path}`] },
  })
}
