import { CodedError } from '../../../../platform/coded-error'
import { readWithSecrets } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { findPersonById } from '../repository'
import { readUnsubscribeToken } from '../secret-token'

/** Ends newsletters and marketing mail for whom the link was made. @throws CodedError TOKEN_INVALID. */
export async function unsubscribe({ db, payload, env }: Services, token: string): Promise<void> {
  const userId = readWithSecrets(env, (secret) => readUnsubscribeToken(token, secret))
  if (userId === null || !(await findPersonById(db, userId))) throw new CodedError('TOKEN_INVALID')
  // The signed link stands for the person; it works without a session.
  await payload.update({
    collection: 'users',
    id: userId,
    overrideAccess: true,
    depth: 0,
    data: { wantsNewsletter: false, enableMarketingNotifications: false },
  })
}
