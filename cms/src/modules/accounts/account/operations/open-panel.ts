import { generatePayloadCookie } from 'payload/shared'
import { getFieldsToSign, jwtSign } from 'payload'
import type { Services } from '../../../../platform/services'
import { putPanelSession } from '../session-repository'

type Reader = { id: number; email: string; userType: string }

/**
 * Opens the content panel for whoever is signed in to the app: a session of the panel that ends with theirs. Answers with
 * the `Set-Cookie` header. Renewed as often as it is called.
 */
export async function openPanel({ db, payload, clock }: Services, user: Reader, sessionId: string): Promise<string> {
  const { config } = payload.collections.users
  const { tokenExpiration } = config.auth
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + tokenExpiration * 1000)
  await putPanelSession(db, { id: sessionId, userId: user.id, now, expiresAt })
  const { id, email, userType } = user
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email,
    sid: sessionId,
    user: { id, email, userType, collection: 'users' } as never,
  })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix, token })
}
