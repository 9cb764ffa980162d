import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { readEnv } from '../../../../env'
import { executorOf } from '../../../listings/discovery'
import { isOfStaff } from '../factor-duty'
import { findPanelProof } from '../session-repository'

type Person = {
  userType?: string
  email?: string
  password?: string
  isActive?: boolean | null
  kycVerified?: boolean | null
  id?: number
}

/** What opens an account: it is asked for with a change of either. */
const changesAccess = (before: Person, after: Person): boolean =>
  before.id !== undefined && (Boolean(after.password) || (after.email !== undefined && after.email !== before.email))

/** How an account of old, which has no value, stands. */
const standing = { isActive: true, kycVerified: false }

/** Whether an account is opened or closed, or its person said to be who they say. */
const changesStanding = (before: Person, after: Person): boolean =>
  before.id !== undefined &&
  (['isActive', 'kycVerified'] as const).some(
    (field) => after[field] !== undefined && (after[field] ?? standing[field]) !== (before[field] ?? standing[field]),
  )

/** What gives a person other rights, or somebody else's account away. */
const needsProof = (before: Person, after: Person): boolean => {
  if (after.userType !== undefined && after.userType !== before.userType)
    return before.id !== undefined || isOfStaff(after.userType)
  return changesAccess(before, after) || changesStanding(before, after)
}

/**
 * In the panel, a change of somebody's role, email address, password, activity or proved identity asks for a sign-in, or a
 * proof in the app, of the last minutes. The own address and password are changed in the app alone, which asks for the present password, ends the
 * other sessions, and tells both addresses. Changes by operations of the server were checked before.
 */
export const askProof: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const reader = req.user as { id: number; _sid?: string } | null
  if (!reader) return data
  const [before, after] = [(originalDoc ?? {}) as Person, data as Person]
  if (before.id === reader.id && changesAccess(before, after))
    throw new APIError('Change your own password and email address in the app, in Settings.', 403, null, true)
  if (!needsProof(before, after)) return data
  const provedAt = await findPanelProof(await executorOf(req), reader.id, reader._sid ?? '')
  const since = Date.now() - readEnv().STEP_UP_MINUTES * 60_000
  if (provedAt && provedAt.getTime() >= since) return data
  throw new APIError('Confirm that it is you: sign out, sign in again, then make this change.', 403, null, true)
}
