import { text } from '@stackyard/shared/messages/text'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { removeObjects } from '../../../../platform/storage/remove-objects'
import { isStoredName } from '../file-store'
import { deleteOwnFile, findOwnFile, type OwnFile } from '../repository'
import { storedOf } from '../sized-picture'

/** Deletes an own file. @throws CodedError NOT_FOUND, for another's file too; CONFLICT while something needs it. */
export async function deleteFile(services: Services, file: OwnFile): Promise<void> {
  const { db } = services
  const row = await deleteOwnFile(db, file)
  if (!row && (await findOwnFile(db, file))) throw new CodedError('CONFLICT', { message: text('file.locked') })
  if (!row) throw new CodedError('NOT_FOUND')
  await removeObjects(services, db, storedOf(row.storedName))
}

/** The stored name in a link of ours, as a path or with our own origin; null for every other string. */
export function storedNameOf(link: string, publicUrl: string): string | null {
  if (!URL.canParse(link, publicUrl)) return null
  const url = new URL(link, publicUrl)
  if (url.origin !== new URL(publicUrl).origin) return null
  const name = url.pathname.match(/^\/files\/([^/]+)$/)?.[1] ?? ''
  return isStoredName(name) ? name : null
}

/** Deletes an own file by its link: the link names a row and never a path. */
export async function deleteFileByLink(services: Services, ownerId: number, link: string): Promise<void> {
  const storedName = storedNameOf(link, services.env.PUBLIC_URL)
  if (!storedName) throw new CodedError('NOT_FOUND')
  await deleteFile(services, { ownerId, storedName })
}
