import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { objectResponse } from '@stackyard/cms/platform/storage/object-response'
import { deleteObjects, MAX_OBJECT_BYTES, readObject } from '@stackyard/cms/platform/storage/storage'
import { describe, expect, it } from 'vitest'
import { listed, twoStorages, type } from './two-storages'

const { folder, inFolder, inS3 } = await twoStorages()

describe.each([
  { name: 'a folder', storage: inFolder },
  { name: 'S3', storage: inS3 },
])('storage in $name', ({ name, storage }) => {
  it('gives back the bytes that were put, of a buffer and of a stream', async () => {
    const bytes = randomBytes(300_000)
    await storage.put('files/buffer.bin', bytes, { type })
    await storage.put('files/stream.bin', Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), {
      type,
      size: bytes.length,
    })
    for (const key of ['files/buffer.bin', 'files/stream.bin'])
      expect(Buffer.compare((await readObject(storage, key)) ?? Buffer.alloc(0), bytes)).toBe(0)
    const found = await storage.head('files/stream.bin')
    expect(found?.size).toBe(bytes.length)
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  it('stores an empty object, and names of other scripts', async () => {
    await storage.put('media/ساحة 1.webp', Buffer.alloc(0), { type })
    expect(await storage.head('media/ساحة 1.webp')).toMatchObject({ size: 0 })
    expect(await listed(storage, 'media/')).toContain('media/ساحة 1.webp')
  })

  it('gives a range of the bytes and the size of the whole', async () => {
    await storage.put('files/range.txt', Buffer.from('0123456789'), { type })
    const found = await storage.get('files/range.txt', { start: 2, end: 4 })
    expect(found?.size).toBe(10)
    expect(found && (await buffer(found.body)).toString()).toBe('234')
  })

  it('puts the newer object in the place of the older', async () => {
    await storage.put('files/twice.txt', Buffer.from('the first, which is longer'), { type })
    await storage.put('files/twice.txt', Buffer.from('second'), { type })
    expect((await readObject(storage, 'files/twice.txt'))?.toString()).toBe('second')
  })

  it('knows nothing of what is not there', async () => {
    expect(await storage.get('files/none.bin')).toBeNull()
    expect(await storage.head('files/none.bin')).toBeNull()
    expect(await readObject(storage, 'files/none.bin')).toBeNull()
    await storage.delete('files/none.bin')
    expect(await listed(storage, 'pictures/none/')).toEqual([])
  })

  it('lists and deletes what is below a prefix, and nothing beside it', async () => {
    for (const key of ['files/sized/a/1.webp', 'files/sized/a/2.webp', 'files/sized/ab/1.webp'])
      await storage.put(key, Buffer.from(key), { type })
    expect(await listed(storage, 'files/sized/a/')).toEqual(['files/sized/a/1.webp', 'files/sized/a/2.webp'])
    await deleteObjects(storage, ['files/sized/a/'])
    expect(await listed(storage, 'files/sized/')).toEqual(['files/sized/ab/1.webp'])
  })

  it.each([
    'settings.json',
    'files',
    'files/',
    'files/../settings.json',
    'files/a/../../pg/x',
    '/files/a',
    'files/.env',
  ])('takes %j for no key', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), { type })).rejects.toThrow('not a key')
    await expect(storage.get(key)).rejects.toThrow('not a key')
    await expect(storage.delete(key)).rejects.toThrow('not a key')
  })

  it('refuses a stream without a size, and one that is too large', async () => {
    const put = (size?: number) =>
      storage.put('files/large.bin', Readable.from(['x']), size === undefined ? { type } : { type, size })
    await expect(put()).rejects.toThrow('size')
    await expect(put(MAX_OBJECT_BYTES + 1)).rejects.toThrow('too large')
    expect(await storage.head('files/large.bin')).toBeNull()
  })

  it('tells of a stream that breaks off, and stores nothing of it', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        await Promise.resolve()
        throw new Error('the client is gone')
      })(),
    )
    await expect(storage.put('files/broken.bin', broken, { type, size: 8 })).rejects.toThrow('the client is gone')
    // S3 stores nothing of a body that is cut off; its simulator does.
    if (name !== 'folder') return
    expect(await storage.head('files/broken.bin')).toBeNull()
    expect(await listed(storage, 'files/')).not.toContain('files/broken.bin')
  })

  const asked = (method: string, headers: Record<string, string> = {}) =>
    objectResponse(storage, 'files/page.txt', new Request('http://test/x', { method, headers }), {
      'content-type': 'text/plain',
    })

  it('answers HTTP: whole, HEAD, 304, ranges', async () => {
    await storage.put('files/page.txt', Buffer.from('0123456789'), { type })
    const whole = await asked('GET')
    expect(whole?.status).toBe(200)
    expect(Object.fromEntries(whole?.headers ?? [])).toMatchObject({
      'content-length': '10',
      'content-type': 'text/plain',
      'accept-ranges': 'bytes',
    })
    expect(await whole?.text()).toBe('0123456789')
    const etag = whole?.headers.get('etag') ?? expect.unreachable()
    const head = await asked('HEAD')
    expect([head?.status, head?.headers.get('content-length'), head?.headers.get('etag')]).toEqual([200, '10', etag])
    expect((await asked('GET', { 'if-none-match': etag }))?.status).toBe(304)
    const part = await asked('GET', { range: 'bytes=-3' })
    expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([206, 'bytes 7-9/10', '789'])
    const changed = await asked('GET', { range: 'bytes=0-1', 'if-range': '"another"' })
    expect([changed?.status, await changed?.text()]).toEqual([200, '0123456789'])
    const outside = await asked('GET', { range: 'bytes=10-' })
    expect([outside?.status, outside?.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })
})

it('leaves no empty folders and shows no unfinished file', async () => {
  await inFolder.put('pages/build/ab/page', Buffer.from('x'), { type })
  mkdirSync(join(folder, 'pages/build/cd'))
  writeFileSync(join(folder, 'pages/build/cd/page.part'), 'half')
  expect(await listed(inFolder, 'pages/')).toEqual(['pages/build/ab/page'])
  await deleteObjects(inFolder, ['pages/'])
  expect(readdirSync(join(folder, 'pages/build'))).toEqual(['cd'])
})
