import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deleteFile as removeOwn, deleteFileByLink } from '../operations/delete-file'

export const deleteFile: Procedure<Contract['fileUpload']['delete']> = async ({ input, context }) => {
  await removeOwn(context.services, { ownerId: context.user.id, id: input.id })
  return reply(done)
}

export const deleteFileByUrl: Procedure<Contract['fileUpload']['deleteByUrl']> = async ({ input, context }) => {
  await deleteFileByLink(context.services, context.user.id, input.filelink)
  return reply(done)
}
