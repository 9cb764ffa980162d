import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { listed, storageOf, temporaryFolder, type } from './two-storages'

const folder = temporaryFolder()

describe('a disk without room', () => {
  const full = { code: 'FILES_UNAVAILABLE', status: 503, message: expect.stringContaining('no room left') }

  it.each(['ENOSPC', 'EDQUOT'])('says so where the disk answers %s, and keeps nothing', async (code) => {
    const storage = storageOf({ DATA_DIR: folder })
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        await Promise.resolve()
        throw Object.assign(new Error('write failed'), { code })
      })(),
    )
    await expect(storage.put('files/full.bin', body, { type, size: 8 })).rejects.toMatchObject(full)
    expect(await listed(storage, 'files/')).not.toContain('files/full.bin')
  })

  it('is one of 64 kB that is given 300 kB (where a disk may be mounted)', async ({ skip }) => {
    const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
    try {
      if (status !== 0) return skip('no right to mount')
      const storage = storageOf({ DATA_DIR: disk })
      const bytes = randomBytes(300_000)
      await expect(storage.put('files/a.bin', bytes, { type })).rejects.toMatchObject(full)
      const stream = Readable.from([bytes])
      await expect(storage.put('files/b.bin', stream, { type, size: bytes.length })).rejects.toMatchObject(full)
      expect(await listed(storage, 'files/')).toEqual([])
      await storage.put('files/c.bin', Buffer.from('small'), { type })
    } finally {
      if (status === 0) spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  })
})
