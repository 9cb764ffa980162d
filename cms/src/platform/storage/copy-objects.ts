import { setTimeout as wait } from 'node:timers/promises'
import { isStorageAway, type ListedObject, type Storage } from './storage'

/** What is copied: uploads and media. Drawn pictures and pages are made again where they are asked for. */
const COPIED_AREAS = ['files/', 'media/'] as const
const DRAWN = 'files/sized/'
const AT_ONCE = 4
const TRIES = 5
/** Longer than the storage rests after a call that found it away. */
const PAUSE_MS = 2_500

export type CopyCounts = { copied: number; skipped: number; failed: number; bytes: number }

/** The objects of one area, by key. */
async function known(storage: Storage, area: string): Promise<Map<string, ListedObject>> {
  const found = new Map<string, ListedObject>()
  for await (const object of storage.list(area)) found.set(object.key, object)
  return found
}

/**
 * An object that was copied before, and not changed since, is not copied again. Where the times are those of whole
 * seconds, one of the same second is.
 */
const isCopied = (from: ListedObject, to: ListedObject | undefined): boolean =>
  to !== undefined && to.size === from.size && to.modifiedAt >= from.modifiedAt

async function copyOne(from: Storage, to: Storage, key: string, typeOf: (key: string) => string): Promise<number> {
  const object = await from.get(key)
  // It was deleted since it was listed.
  if (!object) return 0
  await to.put(key, object.body, { type: typeOf(key), size: object.size })
  return object.size
}

/** @throws what the storage threw at the last try */
async function tried<T>(call: () => Promise<T>, pauseMs: number): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await call()
    } catch (error) {
      if (attempt === TRIES || !isStorageAway(error)) throw error
      await wait(pauseMs)
    }
}

export type Copy = {
  from: Storage
  to: Storage
  typeOf: (key: string) => string
  /** Hears of each object that could not be copied. */
  onFault: (key: string, error: unknown) => void
  onProgress?: (counts: CopyCounts) => void
  pauseMs?: number
}

/**
 * Copies uploads and media from one storage to another as streams, a few at a time. It may be run again at any time: what
 * is there already, and as new, is skipped. @throws when one of the two can't be listed
 */
export async function copyObjects(copy: Copy): Promise<CopyCounts> {
  const { from, to, typeOf, onFault, onProgress, pauseMs = PAUSE_MS } = copy
  const counts: CopyCounts = { copied: 0, skipped: 0, failed: 0, bytes: 0 }
  const one = async (object: ListedObject) => {
    try {
      counts.bytes += await tried(() => copyOne(from, to, object.key, typeOf), pauseMs)
      counts.copied += 1
    } catch (error) {
      counts.failed += 1
      onFault(object.key, error)
    }
    onProgress?.(counts)
  }
  for (const area of COPIED_AREAS) {
    const there = await known(to, area)
    let running: Promise<void>[] = []
    for await (const object of from.list(area)) {
      if (object.key.startsWith(DRAWN)) continue
      if (isCopied(object, there.get(object.key))) {
        counts.skipped += 1
        continue
      }
      running.push(one(object))
      if (running.length < AT_ONCE) continue
      await Promise.all(running)
      running = []
    }
    await Promise.all(running)
  }
  return counts
}
