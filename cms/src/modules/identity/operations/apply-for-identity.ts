import { text } from '@stackyard/shared/messages/text'
import type { IdentityInput, IdentityStatus } from '@stackyard/shared/schema/identity'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { findOwnFile } from '../../file'
import { notifyUser } from '../../notification'
import { findApplication, isVerified, listAdmins, lockApplicant } from '../repository'
import { readStatus } from './read-status'

/**
 * Takes an application in for an admin to decide (DECISIONS §1, KYC). The documents are the applicant's own uploads.
 * @throws CodedError CONFLICT when one is verified or waits already, VALIDATION_FAILED for files that are not one's own.
 */
export async function applyForIdentity(
  services: Services,
  user: SessionUser,
  input: IdentityInput,
): Promise<IdentityStatus> {
  const documents = await ownDocuments(services, user.id, input.fileIds)
  return withTransaction(services.db, async (tx) => {
    await lockApplicant(tx, user.id)
    if (await isVerified(tx, user.id)) throw new CodedError('CONFLICT', { message: text('kyc.alreadyVerified') })
    if ((await findApplication(tx, user.id))?.status === 'pending')
      throw new CodedError('CONFLICT', { message: text('kyc.alreadyPending') })
    const { legalName, dateOfBirth, address, documentType } = input
    await services.payload.create({
      collection: 'identity-applications',
      data: { user: user.id, legalName, dateOfBirth, address, documentType, documents, status: 'pending' },
      depth: 0,
      overrideAccess: true,
    })
    const message = text('kyc.submitted', { name: legalName.replace(/\s+/g, ' ') })
    for (const userId of await listAdmins(tx))
      await notifyUser(services.jobs, tx, { userId, kind: 'kyc_submitted', message, data: { applicantId: user.id } })
    return readStatus(services.db, user.id)
  })
}

async function ownDocuments({ db }: Services, ownerId: number, ids: readonly number[]) {
  const found = await Promise.all([...new Set(ids)].map((id) => findOwnFile(db, { ownerId, id })))
  return found.map((row) => {
    if (!row)
      throw new CodedError('VALIDATION_FAILED', {
        issues: [{ path: 'fileIds', message: 'Upload the document again.' }],
      })
    return { title: row.title, link: `/files/${row.storedName}` }
  })
}
