import { randomBytes } from 'node:crypto'

const NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** Names this store gives: 128 random bits and an extension. Nothing a client sends is ever part of a path. */
export const newStoredName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`

export const isStoredName = (name: string): boolean => NAME.test(name)

/** Where a file is stored. @throws Error on a name that the store did not give. */
export function fileKey(storedName: string): string {
  if (!isStoredName(storedName)) throw new Error('not a stored name')
  return `files/${storedName}`
}
