import type { SignupInput } from '@stackyard/shared/schema/account'
import { slugify } from '@stackyard/shared/domain/slug'
import { APIError, type PayloadRequest } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { randomToken } from '../secret-token'

export type NewPerson = Omit<SignupInput, 'captchaToken' | 'returnTo'> & { isEmailVerified?: true }

export const emailTaken = () =>
  new CodedError('EMAIL_TAKEN', {
    issues: [{ path: 'email', message: 'An account with this email already exists. Sign in instead.' }],
  })

/** A profile address that nobody else has: words of the name and six random characters. */
const newUserUrl = ({ company, firstName, lastName }: NewPerson): string => {
  const words = slugify(company || `${firstName} ${lastName}`) || 'member'
  const suffix = randomToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 6)
  return `${words.slice(0, 60)}-${suffix}`
}

/**
 * Only these fields reach the record: a new account is active, on the free plan and, unless a provider has proved the
 * address, unverified, whatever was sent; `req` carries the transaction it belongs to. @throws CodedError EMAIL_TAKEN.
 */
export async function insertPerson(
  { payload }: Pick<Services, 'payload'>,
  input: NewPerson,
  req?: PayloadRequest,
): Promise<number> {
  try {
    // Nobody is signed in yet, so the collection's access can't be asked.
    const created = await payload.create({
      collection: 'users',
      overrideAccess: true,
      depth: 0,
      ...(req ? { req } : {}),
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
        isEmailVerified: input.isEmailVerified === true,
      },
    })
    return Number(created.id)
  } catch (error) {
    if (error instanceof APIError && JSON.stringify(error.data ?? '').includes('email')) throw emailTaken()
    throw error
  }
}
