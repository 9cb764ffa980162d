import type { Session, SignupInput } from '@stackyard/shared/schema/account'
import { slugify } from '@stackyard/shared/domain/slug'
import { APIError } from 'payload'
import { assertHuman } from '../../../platform/captcha'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { findPersonByEmail, findPersonById } from '../repository'
import { randomToken } from '../secret-token'
import { beginSession, type Device } from './begin-session'
import { requestVerification } from './request-verification'

const taken = () =>
  new CodedError('EMAIL_TAKEN', {
    issues: [{ path: 'email', message: 'An account with this e-mail exists already. Sign in instead.' }],
  })

/** A profile address that nobody else has: words of the name and six random characters. */
const newUserUrl = ({ company, firstName, lastName }: SignupInput): string => {
  const words = slugify(company || `${firstName} ${lastName}`) || 'member'
  const suffix = randomToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 6)
  return `${words.slice(0, 60)}-${suffix}`
}

/** Only these fields reach the record: a new account is active, unverified and on the free plan, whatever was sent. */
async function insertPerson({ payload }: Services, input: SignupInput): Promise<number> {
  try {
    // Nobody is signed in yet, so the collection's access can't be asked.
    const created = await payload.create({
      collection: 'users',
      overrideAccess: true,
      depth: 0,
      data: {
        email: input.email,
        password: input.password,
        firstName: input.firstName,
        lastName: input.lastName,
        company: input.company,
        phone: input.phone,
        userType: input.userType,
        serviceType: input.userType === 'seller' ? (input.serviceType ?? 'warehouse') : null,
        userUrl: newUserUrl(input),
      },
    })
    return Number(created.id)
  } catch (error) {
    if (error instanceof APIError && JSON.stringify(error.data ?? '').includes('email')) throw taken()
    throw error
  }
}

/**
 * Opens a customer or seller account and signs in (DECISIONS §1).
 * @throws CodedError CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE, EMAIL_TAKEN.
 */
export async function signUp(services: Services, input: SignupInput, device: Device): Promise<Session> {
  await assertHuman(services, input.captchaToken, device.ip)
  if (await findPersonByEmail(services.db, input.email)) throw taken()
  const id = await insertPerson(services, input)
  const person = await findPersonById(services.db, id)
  if (!person) throw new Error(`user ${id} is gone right after it was made`)
  await requestVerification(services, id, input.returnTo)
  return beginSession(services, person, device)
}
