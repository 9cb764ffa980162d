import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readStorageEnv } from '@stackyard/cms/env'
import { createStorage } from '@stackyard/cms/platform/storage/create-storage'
import type { Storage } from '@stackyard/cms/platform/storage/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const quiet = { warn: () => undefined }
const type = 'application/octet-stream'
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('files/')) keys.push(key)
  return keys
}

describe('a disk without room', () => {
  const full = { code: 'FILES_UNAVAILABLE', status: 503, message: expect.stringContaining('no room left') }

  it.each(['ENOSPC', 'EDQUOT'])('says so where the disk answers %s, and keeps nothing', async (code) => {
    const storage = createStorage(readStorageEnv({ DATA_DIR: folder }), quiet)
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        await Promise.resolve()
        throw Object.assign(new Error('write failed'), { code })
      })(),
    )
    await expect(storage.put('files/full.bin', body, { type, size: 8 })).rejects.toMatchObject(full)
    expect(await keysOf(storage)).not.toContain('files/full.bin')
  })

  it('is one of 64 kB that is given 300 kB (where a disk may be mounted)', async ({ skip }) => {
    const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
    try {
      if (status !== 0) return skip('no right to mount')
      const storage = createStorage(readStorageEnv({ DATA_DIR: disk }), quiet)
      const bytes = randomBytes(300_000)
      await expect(storage.put('files/a.bin', bytes, { type })).rejects.toMatchObject(full)
      const stream = Readable.from([bytes])
      await expect(storage.put('files/b.bin', stream, { type, size: bytes.length })).rejects.toMatchObject(full)
      expect(await keysOf(storage)).toEqual([])
      await storage.put('files/c.bin', Buffer.from('small'), { type })
    } finally {
      if (status === 0) spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  })
})
