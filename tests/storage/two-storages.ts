import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readStorageEnv } from '@stackyard/cms/env'
import { createStorage } from '@stackyard/cms/platform/storage/create-storage'
import type { ListedObject, Storage } from '@stackyard/cms/platform/storage/storage'
import { afterAll } from 'vitest'
import { startStorage } from '../simulators/storage/start'

export const type = 'application/octet-stream'

/** A storage by its settings. */
export const storageOf = (env: Record<string, string>): Storage =>
  createStorage(readStorageEnv(env), { warn: () => undefined })

/** An empty folder that ends with the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An empty folder and an S3 server that end with the tests of the file, and the storage in each. */
export async function twoStorages() {
  const folder = temporaryFolder()
  const simulator = await startStorage()
  afterAll(() => simulator.close())
  const settings = { DATA_DIR: folder, ...simulator.env }
  return { folder, simulator, settings, inFolder: storageOf({ DATA_DIR: folder }), inS3: storageOf(settings) }
}

/** The keys below a prefix, in order. */
export async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const found: ListedObject[] = []
  for await (const object of storage.list(prefix)) found.push(object)
  return found.map(({ key }) => key).toSorted()
}
