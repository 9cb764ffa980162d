import { maxStoredBytes, maxStoredFiles, type UploadedFile } from '@stackyard/shared/schema/file'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { newStoredName, removeFile, storeFile } from '../file-store'
import { insertFiles } from '../repository'
import { toUploadedFile } from '../to-uploaded-file'
import { inspectFile } from './inspect-file'

/** Keeps all files of one upload, or none of them. @throws CodedError UPLOAD_QUOTA when the owner keeps too much already. */
export async function uploadFiles({ db, env }: Services, ownerId: number, files: File[]): Promise<UploadedFile[]> {
  const inspected = []
  for (const [index, file] of files.entries()) inspected.push(await inspectFile(file, index))
  const named = inspected.map((file) => ({ ...file, storedName: newStoredName(file.kind.extension) }))
  try {
    for (const { storedName, bytes } of named) await storeFile(env.DATA_DIR, storedName, bytes)
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
    await Promise.all(named.map(({ storedName }) => removeFile(env.DATA_DIR, storedName)))
    throw error
  }
}
