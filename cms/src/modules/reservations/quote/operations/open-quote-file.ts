import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { readFileById } from '../../../foundation/file'
import { isOffered } from '../offer-repository'
import { findNamed } from '../repository'
import { quoteRoleOf } from './take-step'

/** A file of one of a quote's offers, for those who read the quote. @throws CodedError NOT_FOUND */
export async function openQuoteFile(
  services: Services,
  user: SessionUser,
  { id, fileId }: { id: number; fileId: number },
): Promise<File> {
  const { db } = services
  const found = await findNamed(db, id)
  const isReader = found !== null && quoteRoleOf(found.row, user, found.sellerType === 'manager') !== null
  const file = isReader && (await isOffered(db, id, fileId)) ? await readFileById(services, fileId) : null
  if (!file) throw new CodedError('NOT_FOUND')
  return file
}
