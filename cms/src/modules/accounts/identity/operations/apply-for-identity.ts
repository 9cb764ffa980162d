import { text } from '@stackyard/shared/messages/text'
import type { IdentityInput, IdentityStatus } from '@stackyard/shared/schema/identity'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { lockFiles } from '../../../foundation/file'
import { inRecordTransaction } from '../../../listings/listing'
import { notifyAdmins } from '../../../foundation/notification'
import { findApplication, isVerified, lockApplicant } from '../repository'
import { readStatus } from './read-status'

/**
 * Takes an application in for an admin to decide, all in one transaction. The documents are the
 * applicant's own uploads; from now on only they and admins read them, and they stay until the decision.
 * @throws CodedError CONFLICT when one is verified or waits already, VALIDATION_FAILED for files that are not one's own.
 */
export const applyForIdentity = (
  services: Services,
  user: SessionUser,
  input: IdentityInput,
): Promise<IdentityStatus> =>
  inRecordTransaction(services, async (req, tx) => {
    await lockApplicant(tx, user.id)
    if (await isVerified(tx, user.id)) throw new CodedError('CONFLICT', { message: text('kyc.alreadyVerified') })
    if ((await findApplication(tx, user.id))?.status === 'pending')
      throw new CodedError('CONFLICT', { message: text('kyc.alreadyPending') })
    const { legalName, dateOfBirth, address, documentType } = input
    const documents = await ownDocuments(tx, user.id, input.fileIds)
    const made = await services.payload.create({
      collection: 'identity-applications',
      data: { user: user.id, legalName, dateOfBirth, address, documentType, documents, status: 'pending' },
      depth: 0,
      overrideAccess: true,
      req,
    })
    const message = text('kyc.submitted', { name: legalName.replace(/\s+/g, ' ') })
    const data = { applicantId: user.id, path: `/admin/collections/identity-applications/${made.id}` }
    await notifyAdmins(services.jobs, tx, { kind: 'kyc_submitted', message, data })
    return readStatus(services, tx, user.id)
  })

async function ownDocuments(tx: Tx, ownerId: number, ids: readonly number[]) {
  const found = await lockFiles(tx, ownerId, [...new Set(ids)])
  return found.map((row) => {
    if (!row)
      throw new CodedError('VALIDATION_FAILED', {
        issues: [{ path: 'fileIds', message: 'Upload the document again.' }],
      })
    return { title: row.title, link: `/files/${row.storedName}` }
  })
}
