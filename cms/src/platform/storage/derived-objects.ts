import { readObject, type Storage } from './storage'

/** The longest that anybody waits for the storage to give, take or delete what can be made again. */
const WAIT_MS = 1_000

/** What a call answers, or null when that takes longer than WAIT_MS; the call goes on. @throws what the call throws */
async function soon<T>(call: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, WAIT_MS, null)
  try {
    return await Promise.race([call, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The bytes of an object that can be made again; null too when the storage is away, slow, or can't read it. */
export const readDerived = (storage: Storage, key: string): Promise<Buffer | null> =>
  // S3 logs its faults; whatever the cause, the object is made again.
  soon(readObject(storage, key)).catch(() => null)

/** Stores an object that can be made again. A slow storage goes on with it by itself. @throws as `Storage.put` does */
export async function storeDerived(storage: Storage, key: string, bytes: Buffer, type: string): Promise<void> {
  await soon(storage.put(key, bytes, { type }))
}

/** Deletes an object that can be made again. @throws as `Storage.delete` does */
export async function deleteDerived(storage: Storage, key: string): Promise<void> {
  await soon(storage.delete(key))
}
