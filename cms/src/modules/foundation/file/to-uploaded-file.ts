import type { UploadedFile } from '@stackyard/shared/schema/file'
import type { FileRow } from './repository'

/** A file on the wire. */
export const toUploadedFile = (row: FileRow): UploadedFile => ({
  id: row.id,
  _id: row.id,
  title: row.title,
  link: `/files/${row.storedName}`,
  mimeType: row.mimeType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  createdAt: row.createdAt.toISOString(),
})
