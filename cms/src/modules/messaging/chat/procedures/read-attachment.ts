import { attachmentPreviewWidth } from '@stackyard/shared/reference/chat'
import type { Contract } from '@stackyard/shared/contract/index'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { contentDisposition, readFileById } from '../../../foundation/file'
import { isAttachedFor } from '../attachments'

export const readAttachment: Procedure<Contract['chat']['attachment']> = async ({ input, context }) => {
  const { services, user, responseHeaders } = context
  const isReader = await isAttachedFor(services.db, user.id, input)
  const file = isReader
    ? await readFileById(services, input.fileId, input.preview ? attachmentPreviewWidth : undefined)
    : null
  if (!file) throw new CodedError('NOT_FOUND')
  responseHeaders.set('content-disposition', contentDisposition(file.name))
  responseHeaders.set('x-content-type-options', 'nosniff')
  return file
}
