import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { copyObjects } from '@stackyard/cms/platform/storage/copy-objects'
import { readObject, type Storage } from '@stackyard/cms/platform/storage/storage'
import { describe, expect, it } from 'vitest'
import { listed, twoStorages, type } from './two-storages'

const { folder, inFolder, inS3 } = await twoStorages()

describe('a copy from the folder to S3', () => {
  const copy = (to: Storage, faults: string[] = []) =>
    copyObjects({
      from: inFolder,
      to,
      typeOf: () => type,
      onFault: (key) => faults.push(key),
      pauseMs: 1,
    })

  it('takes uploads and media, skips what is there, and takes what changed or failed the next time', async () => {
    for (const key of ['files/1.pdf', 'files/2.pdf', 'media/a b.webp', 'files/sized/1.png/320.webp', 'pages/b/aa/x'])
      await inFolder.put(key, Buffer.from(key), { type })
    const age = (key: string) => utimesSync(join(folder, key), 1_000, 1_000)
    for (const key of ['files/1.pdf', 'files/2.pdf', 'media/a b.webp']) age(key)
    const faults: string[] = []
    const failing: Storage = {
      ...inS3,
      put: (key, body, about) => (key === 'files/2.pdf' ? Promise.reject(new Error('no')) : inS3.put(key, body, about)),
    }
    expect(await copy(failing, faults)).toEqual({ copied: 2, skipped: 0, failed: 1, bytes: 25 })
    expect(faults).toEqual(['files/2.pdf'])
    await inFolder.put('files/1.pdf', Buffer.from('a newer one'), { type })
    expect(await copy(inS3)).toMatchObject({ copied: 2, skipped: 1, failed: 0 })
    age('files/1.pdf')
    expect(await copy(inS3)).toMatchObject({ copied: 0, skipped: 3, failed: 0 })
    expect((await readObject(inS3, 'files/1.pdf'))?.toString()).toBe('a newer one')
    expect(await listed(inS3, 'files/')).toEqual(['files/1.pdf', 'files/2.pdf'])
  })
})
