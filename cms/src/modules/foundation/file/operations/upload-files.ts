import { maxStoredBytes, maxStoredFiles, type UploadedFile } from '@stackyard/shared/schema/file'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { removeObjects } from '../../../../platform/storage/remove-objects'
import { fileKey, newStoredName } from '../file-store'
import { insertFiles } from '../repository'
import { toUploadedFile } from '../to-uploaded-file'
import { inspectFile } from './inspect-file'

/**
 * Keeps all files of one upload, or none of them.
 * @throws CodedError UPLOAD_QUOTA when the owner keeps too much already; FILES_UNAVAILABLE
 */
export async function uploadFiles(services: Services, ownerId: number, files: File[]): Promise<UploadedFile[]> {
  const { db, storage } = services
  const inspected = []
  for (const [index, file] of files.entries()) inspected.push(await inspectFile(file, index))
  const named = inspected.map((file) => ({ ...file, storedName: newStoredName(file.kind.extension) }))
  try {
    for (const { storedName, bytes, kind } of named)
      await storage.put(fileKey(storedName), bytes, { type: kind.mimeType })
    const rows = await insertFiles(
      db,
      ownerId,
      named.map(({ storedName, title, kind, bytes, width, height }) => ({
        title,
        storedName,
        mimeType: kind.mimeType,
        bytes: bytes.length,
        width,
        height,
      })),
      { files: maxStoredFiles, bytes: maxStoredBytes },
    )
    if (!rows) throw new CodedError('UPLOAD_QUOTA')
    return rows.map(toUploadedFile)
  } catch (error) {
    const keys = named.map(({ storedName }) => fileKey(storedName))
    await removeObjects(services, db, keys).catch((fault: unknown) =>
      services.log.warn({ err: fault, keys }, 'files of a refused upload are left in the storage'),
    )
    throw error
  }
}
