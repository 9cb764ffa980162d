import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { uploadFiles as keepFiles } from '../operations/upload-files'

export const uploadFiles: Procedure<Contract['fileUpload']['upload']> = async ({ input, context }) =>
  reply(await keepFiles(context.services, context.user.id, input.files))
