import { text } from '@stackyard/shared/messages/text'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { client } from '../../lib/api'
import { notifyFailure } from '../../lib/notify'

type Kept = Pick<UploadedFile, 'id' | 'link' | 'mimeType'>

/** What was uploaded in each open form, by the form's control. */
const uploads = new WeakMap<object, Kept[]>()

/** Notes a file as uploaded in this form, so that it can be deleted should the form not need it in the end. */
export const keepUpload = (form: object, { id, link, mimeType }: UploadedFile): void => {
  uploads.set(form, [...(uploads.get(form) ?? []), { id, link, mimeType }])
}

/**
 * Deletes what was uploaded in a form and then taken out again: pictures by their link, documents by their
 * id. `inUse` is everything that still may name a file: the form's content and what is saved.
 */
export async function deleteLeftovers(form: object, inUse: unknown): Promise<void> {
  const named = JSON.stringify(inUse)
  const left = (uploads.get(form) ?? []).filter(({ link }) => !named.includes(link))
  uploads.delete(form)
  for (const { id, link, mimeType } of left) {
    const isPicture = mimeType.startsWith('image/')
    try {
      await (isPicture ? client.fileUpload.deleteByUrl({ filelink: link }) : client.fileUpload.delete({ id }))
    } catch (error) {
      notifyFailure(isPicture ? text('images.delete.error') : text('document.delete.error'), error)
    }
  }
}
