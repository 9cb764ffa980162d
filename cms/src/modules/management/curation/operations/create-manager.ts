import { randomBytes } from 'node:crypto'
import { PLACEHOLDER_MAIL_DOMAIN } from '@stackyard/shared/domain/placeholder-mail'
import { slugify } from '@stackyard/shared/domain/slug'
import type { DirectoryUser, ManagerInput } from '@stackyard/shared/schema/curation'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { inRecordTransaction } from '../../../listings/listing'
import { findDirectoryUser } from '../repository'
import { asTaken } from '../taken-field'

/**
 * A profile that the platform manages. Nobody signs in with it: its password is random and told to no one.
 * @throws CodedError EMAIL_TAKEN; VALIDATION_FAILED when the profile address is taken
 */
export async function createManager(services: Services, adminId: number, input: ManagerInput): Promise<DirectoryUser> {
  const { email, ...profile } = input
  const userUrl =
    profile.userUrl ?? `${slugify(input.company).slice(0, 60) || 'provider'}-${randomBytes(3).toString('hex')}`
  try {
    return await inRecordTransaction(services, async (req, tx) => {
      const made = await req.payload.create({
        collection: 'users',
        data: {
          ...profile,
          userUrl,
          userType: 'manager',
          email: email ?? `managed-${randomBytes(8).toString('hex')}@${PLACEHOLDER_MAIL_DOMAIN}`,
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
    throw asTaken(error)
  }
}
