import { randomBytes } from 'node:crypto'
import { slugify } from '@stackyard/shared/domain/slug'
import type { DirectoryUser, ManagerInput } from '@stackyard/shared/schema/curation'
import { APIError } from 'payload'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { recordAudit } from '../../audit'
import { inRecordTransaction } from '../../listing'
import { findDirectoryUser } from '../repository'

/** Mails to profiles without an address of their own must reach nobody. */
const PLACEHOLDER_DOMAIN = 'managed.invalid'

/**
 * A profile that the house manages. Nobody signs in with it: its password is random and told to no one.
 * @throws CodedError EMAIL_TAKEN
 */
export async function createManager(services: Services, adminId: number, input: ManagerInput): Promise<DirectoryUser> {
  const { email, ...profile } = input
  const userUrl = `${slugify(input.company).slice(0, 60) || 'provider'}-${randomBytes(3).toString('hex')}`
  try {
    return await inRecordTransaction(services, async (req, tx) => {
      const made = await req.payload.create({
        collection: 'users',
        data: {
          ...profile,
          userUrl,
          userType: 'manager',
          email: email ?? `${userUrl}@${PLACEHOLDER_DOMAIN}`,
          password: randomBytes(24).toString('base64url'),
        } as never,
        // The contract lets admins alone come here; the fields are those of a white list.
        overrideAccess: true,
        depth: 0,
        req,
      })
      const id = Number(made.id)
      await recordAudit(tx, { actorId: adminId, action: 'create', subjectKind: 'user', subjectId: id })
      const person = await findDirectoryUser(tx, id)
      if (!person) throw new Error(`manager ${id} is gone right after it was made`)
      return person
    })
  } catch (error) {
    if (error instanceof APIError && JSON.stringify(error.data ?? '').includes('email'))
      throw new CodedError('EMAIL_TAKEN', {
        issues: [{ path: 'email', message: 'This e-mail has an account already.' }],
      })
    throw error
  }
}
