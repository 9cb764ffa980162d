import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { readFileById } from '../../../foundation/file'
import { findEvent, isInvited } from '../repository'

/** A file of a request, for its merchant and the providers who are asked. @throws CodedError NOT_FOUND */
export async function openFile(
  services: Services,
  user: SessionUser,
  { id, fileId }: { id: number; fileId: number },
): Promise<File> {
  const event = await findEvent(services.db, id)
  const isReader = event && (event.customerId === user.id || (await isInvited(services.db, id, user.id)))
  const isListed = isReader && event.files.some((file) => file.id === fileId)
  const file = isListed ? await readFileById(services, fileId) : null
  if (!file) throw new CodedError('NOT_FOUND')
  return file
}
