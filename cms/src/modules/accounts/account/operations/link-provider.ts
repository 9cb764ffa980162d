import type { SignInMethods } from '@stackyard/shared/schema/own-account'
import { socialProviders } from '@stackyard/shared/schema/own-account'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Identity, SocialProvider } from '../../../../platform/identity-providers'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { findPersonById } from '../repository'
import { isFreshSocialSession } from '../session-repository'
import { dropLink, findLinkedUser, hasPassword, listLinks, lockSignIn, saveLink } from '../social-repository'
import { FRESH_MS } from './prove-identity'

export const SEND_LINK_CHANGED = 'account:send-link-changed'

async function note(services: Services, tx: Tx, userId: number, provider: SocialProvider, isLinked: boolean) {
  const action = isLinked ? 'link-sign-in' : 'unlink-sign-in'
  const changes = { provider: isLinked ? ([null, provider] as const) : ([provider, null] as const) }
  await recordAudit(tx, { actorId: userId, action, subjectKind: 'user', subjectId: userId, changes })
  await services.jobs.add(tx, SEND_LINK_CHANGED, { userId, provider, isLinked })
}

/** @throws CodedError FORBIDDEN for editors and admins, who sign in with a password */
export async function assertMayLink({ db }: Pick<Services, 'db'>, userId: number): Promise<void> {
  const person = await findPersonById(db, userId)
  if (person?.user_type === 'admin' || person?.user_type === 'editor')
    throw new CodedError('FORBIDDEN', { message: 'Accounts of our team sign in with their password.' })
}

/**
 * Links somebody at a provider to the account of a signed-in person, who is told by email.
 * @throws CodedError SOCIAL_LINK_TAKEN when they belong to another account
 */
export async function linkProvider(
  services: Services,
  userId: number,
  provider: SocialProvider,
  { subject, email }: Identity,
): Promise<void> {
  await assertMayLink(services, userId)
  await withTransaction(services.db, async (tx) => {
    await lockSignIn(tx, userId)
    const owner = await findLinkedUser(tx, provider, subject)
    if (owner === userId) return
    const isSaved = await saveLink(tx, { userId, provider, subject, email }, services.clock.now())
    if (!isSaved) throw new CodedError('SOCIAL_LINK_TAKEN')
    await note(services, tx, userId, provider, true)
  })
}

/**
 * Unlinks a provider. @throws CodedError NOT_FOUND when it is not linked; LAST_SIGN_IN_METHOD when neither a password
 * nor another provider is left
 */
export const unlinkProvider = (services: Services, userId: number, provider: SocialProvider): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await lockSignIn(tx, userId)
    const links = (await listLinks(tx, userId)).filter(({ unlinkedAt }) => unlinkedAt === null)
    if (!links.some((link) => link.provider === provider)) throw new CodedError('NOT_FOUND')
    if (links.length === 1 && !(await hasPassword(tx, userId))) throw new CodedError('LAST_SIGN_IN_METHOD')
    await dropLink(tx, userId, provider, services.clock.now())
    await note(services, tx, userId, provider, false)
  })

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** How a person can sign in, and whether this session is so new that it stands in for a password. */
export async function readSignInMethods(
  { db, clock, identityProviders }: Services,
  userId: number,
  sessionId: string | null,
): Promise<SignInMethods> {
  const since = new Date(clock.now().getTime() - FRESH_MS)
  const [isWithPassword, links, isFresh] = await Promise.all([
    hasPassword(db, userId),
    listLinks(db, userId),
    sessionId ? isFreshSocialSession(db, sessionId, since) : false,
  ])
  const providers = socialProviders.map((provider) => {
    const link = links.find((each) => each.provider === provider && each.unlinkedAt === null)
    return {
      provider,
      isOffered: identityProviders.isConfigured(provider),
      isLinked: link !== undefined,
      email: link?.email ?? null,
      linkedAt: iso(link?.linkedAt ?? null),
      usedAt: iso(link?.usedAt ?? null),
    }
  })
  return { hasPassword: isWithPassword, isFresh, providers }
}
