import { useEffect, useState } from 'react'
import { maxFileBytes, type UploadedFile } from '@stackyard/shared/schema/file'
import { text } from '@stackyard/shared/messages/text'
import { client } from '../../lib/api'
import { notifyFailure } from '../../lib/notify'
import { isHeic } from '../../lib/pictures/compress-picture'
import { preparePicture } from '../../lib/pictures/prepare-picture'
import { pictureTexts } from '../../lib/texts/pictures'
import { noUploads, UploadQueue, type UploadWork } from './upload-queue'

export type UploadsOptions = {
  /** Pictures are made small first. */
  isPicture: boolean
  /** What a toast says of a failure. */
  failed: string
  onFiles: (files: UploadedFile[]) => void
}

/** Why a picture could not be prepared. */
export function unreadableReason(file: File): string {
  if (isHeic(file)) return pictureTexts.files.heic
  return file.size > maxFileBytes ? text('upload.tooLarge', { size: '3 MB' }) : pictureTexts.files.unreadable
}

const workOf = ({ isPicture, failed, onFiles }: UploadsOptions): UploadWork => ({
  prepare: async (file, signal) => (isPicture ? preparePicture(file, signal) : file),
  send: async (file, signal) => (await client.fileUpload.upload({ files: [file] }, { signal })).results,
  refusalOf: unreadableReason,
  onFiles,
  onFailure: (error) => notifyFailure(failed, error),
})

/** A queue of uploads and its present state. */
export function useUploads(options: UploadsOptions) {
  const [uploads, show] = useState(noUploads)
  const [queue] = useState(() => new UploadQueue(workOf(options), show))
  useEffect(() => queue.use(workOf(options)))
  return { uploads, queue }
}
