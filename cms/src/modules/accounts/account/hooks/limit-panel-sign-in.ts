import { APIError, AuthenticationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { panelAddressHeader } from '../../../../platform/client-address'
import { createDb, type Db } from '../../../../platform/db'
import {
  countAccountAttempt,
  countAddressAttempt,
  countResetRequest,
  forgetFailures,
  placeOfAddress,
} from '../lock-out'
import { isPassword } from '../password'
import { findPersonByEmail } from '../repository'

const dbOf = (req: PayloadRequest): Db => createDb((req.payload.db as unknown as { pool: Pool }).pool)

const addressOf = (req: PayloadRequest): string => req.headers.get(panelAddressHeader) ?? 'unknown'

const tooMany = () => new APIError('Too many requests. Wait a moment and try again.', 429, null, true)

/** The password is proved here first, so that Payload's own count, whose answer tells a locked account, is never reached. */
async function limitSignIn(req: PayloadRequest, { email, password }: { email?: unknown; password?: unknown }) {
  const db = dbOf(req)
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const now = new Date()
  const attempt = { email: address, ip: addressOf(req), place: placeOfAddress(address, addressOf(req)) }
  if (await countAddressAttempt(db, attempt.ip, now)) throw tooMany()
  const isLocked = await countAccountAttempt(db, address, attempt.place, now)
  const person = await findPersonByEmail(db, address)
  const isRight = await isPassword(typeof password === 'string' ? password : '', person)
  if (isLocked || !isRight) throw new AuthenticationError(req.t)
  await forgetFailures(db, attempt)
}

/**
 * The panel's sign-in has the limits of the app's, by account and by address, in the same count. A locked account, a wrong
 * password and an unknown address get one answer in one time. Mails for a forgotten password are counted too.
 */
export const limitPanelSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const data = ((args as { data?: Record<string, unknown> }).data ?? {}) as { email?: unknown; password?: unknown }
  if (operation === 'login') await limitSignIn(req, data)
  if (operation === 'forgotPassword' && (await countResetRequest(dbOf(req), addressOf(req), new Date())))
    throw tooMany()
  return args
}
