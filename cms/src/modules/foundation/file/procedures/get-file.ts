import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { findOwnFile } from '../repository'
import { toUploadedFile } from '../to-uploaded-file'

export const getFile: Procedure<Contract['fileUpload']['get']> = async ({ input, context }) => {
  const row = await findOwnFile(context.services.db, { ownerId: context.user.id, id: input.id })
  if (!row) throw new CodedError('NOT_FOUND')
  return reply(toUploadedFile(row))
}
