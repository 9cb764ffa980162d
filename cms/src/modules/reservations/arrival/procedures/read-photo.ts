import type { Contract } from '@stackyard/shared/contract/index'
import { arrivalPreviewWidth } from '@stackyard/shared/reference/arrival-states'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { contentDisposition, readFileById } from '../../../foundation/file'
import { mayReadPhoto } from '../photos'

export const photo: Procedure<Contract['arrival']['photo']> = async ({ input, context }) => {
  const { services, user, responseHeaders } = context
  const isReader = await mayReadPhoto(services.db, user, input)
  const file = isReader
    ? await readFileById(services, input.fileId, input.preview ? arrivalPreviewWidth : undefined)
    : null
  if (!file) throw new CodedError('NOT_FOUND')
  responseHeaders.set('content-disposition', contentDisposition(file.name))
  responseHeaders.set('x-content-type-options', 'nosniff')
  return file
}
