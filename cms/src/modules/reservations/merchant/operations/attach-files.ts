import { rfpUploads, type RfpUploadKey } from '@stackyard/shared/reference/rfp-fields'
import type { RfpInput } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { keepPrivate, readOwnFile, storedNameOf } from '../../../foundation/file'
import { openRfp } from './read-merchants'

/**
 * Makes the files of the answers private to the readers of the request. They must be the merchant's own.
 * @throws CodedError VALIDATION_FAILED
 */
export async function claimAttachments({ env }: Services, tx: Tx, merchantId: number, input: RfpInput): Promise<void> {
  for (const { group, key } of rfpUploads) {
    const link = input[group]?.[key]
    if (link === undefined) continue
    const name = storedNameOf(String(link), env.PUBLIC_URL)
    if (name && (await keepPrivate(tx, merchantId, name))) continue
    const message = 'Choose a file'
    throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path: `${group}.${key}`, message }] })
  }
}

/** A file of a merchant's request, for readers of the request. @throws CodedError NOT_FOUND */
export async function openAttachment(
  services: Services,
  user: SessionUser,
  { id, field }: { id: number; field: RfpUploadKey },
): Promise<File> {
  const { person, row } = await openRfp(services.db, user, id)
  const group = rfpUploads.find(({ key }) => key === field)?.group
  const link = group && row[group][field]
  const file = typeof link === 'string' ? await readOwnFile(services, person.id, link) : null
  if (!file) throw new CodedError('NOT_FOUND')
  return file
}
