import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listOwnFiles } from '../repository'
import { toUploadedFile } from '../to-uploaded-file'

export const listFiles: Procedure<Contract['fileUpload']['list']> = async ({ input, context }) => {
  const { rows, total } = await listOwnFiles(context.services.db, context.user.id, input)
  return reply(rows.map(toUploadedFile), { total })
}
