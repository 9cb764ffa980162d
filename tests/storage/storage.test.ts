import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { readStorageEnv } from '@stackyard/cms/env'
import { copyObjects } from '@stackyard/cms/platform/storage/copy-objects'
import { createStorage } from '@stackyard/cms/platform/storage/create-storage'
import { objectResponse } from '@stackyard/cms/platform/storage/object-response'
import {
  deleteObjects,
  type ListedObject,
  MAX_OBJECT_BYTES,
  readObject,
  type Storage,
} from '@stackyard/cms/platform/storage/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStallingProxy } from '../setup/stalling-proxy'
import { startStorage, type StorageSimulator } from '../simulators/storage/start'

const quiet = { warn: () => undefined }
const type = 'application/octet-stream'
let folder = ''
let simulator: StorageSimulator
const adapters: Record<string, () => Storage> = {
  folder: () => createStorage(readStorageEnv({ DATA_DIR: folder }), quiet),
  S3: () => createStorage(readStorageEnv({ DATA_DIR: folder, ...simulator.env }), quiet),
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'))
  simulator = await startStorage()
})
afterAll(async () => {
  await simulator.close()
  rmSync(folder, { recursive: true, force: true })
})

async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const found: ListedObject[] = []
  for await (const object of storage.list(prefix)) found.push(object)
  return found.map(({ key }) => key).toSorted()
}

describe.each(Object.keys(adapters))('storage in %s', (name) => {
  let storage: Storage
  beforeAll(() => {
    storage = adapters[name]?.() ?? expect.unreachable()
  })

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
  const storage = adapters.folder?.() ?? expect.unreachable()
  await storage.put('pages/build/ab/page', Buffer.from('x'), { type })
  mkdirSync(join(folder, 'pages/build/cd'))
  writeFileSync(join(folder, 'pages/build/cd/page.part'), 'half')
  expect(await listed(storage, 'pages/')).toEqual(['pages/build/ab/page'])
  await deleteObjects(storage, ['pages/'])
  expect(readdirSync(join(folder, 'pages/build'))).toEqual(['cd'])
})

describe('S3 that is away', () => {
  it('is told apart from an object that is missing, and answers again when it is back', async () => {
    const storage = adapters.S3?.() ?? expect.unreachable()
    await storage.put('files/away.txt', Buffer.from('here'), { type })
    await simulator.pause()
    const calls = [
      () => storage.get('files/away.txt'),
      () => storage.head('files/away.txt'),
      () => storage.put('files/away.txt', Buffer.from('lost'), { type }),
      () => storage.delete('files/away.txt'),
      () => listed(storage, 'files/'),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
    await simulator.resume()
    await expect
      .poll(async () => (await readObject(storage, 'files/away.txt').catch(() => null))?.toString(), {
        timeout: 10_000,
      })
      .toBe('here')
  })

  it('is away when it accepts calls and answers none: reads, writes and lists end by their time limit', async () => {
    const proxy = await startStallingProxy(simulator.env.S3_ENDPOINT ?? '')
    const frozen = {
      ...simulator.env,
      S3_ENDPOINT: proxy.urlOf(simulator.env.S3_ENDPOINT ?? ''),
      S3_TIMEOUT_SECONDS: '1',
    }
    const open = () => createStorage(readStorageEnv({ DATA_DIR: folder, ...frozen }), quiet)
    proxy.freeze()
    try {
      const calls = [
        open().get('files/frozen.txt'),
        open().put('files/frozen.txt', randomBytes(300_000), { type }),
        open().put('files/frozen.txt', Readable.from([Buffer.from('x')]), { type, size: 1 }),
        listed(open(), 'files/'),
      ]
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: 'rejected', reason: { code: 'FILES_UNAVAILABLE' } })
    } finally {
      proxy.close()
    }
  })

  it('is away when it breaks off within an object', async () => {
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        await Promise.resolve()
        throw new Error('aborted')
      })(),
    )
    const storage = { ...(adapters.S3?.() ?? expect.unreachable()) }
    storage.get = () => Promise.resolve({ body, size: 8, modifiedAt: new Date() })
    await expect(readObject(storage, 'files/a.txt')).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
  })

  it('is away when its bucket is missing or its keys are wrong', async () => {
    const other = { DATA_DIR: folder, ...simulator.env, S3_BUCKET: 'no-such-bucket' }
    const missing = createStorage(readStorageEnv(other), quiet)
    await expect(missing.get('files/a.txt')).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
    const refused = createStorage(
      readStorageEnv({ DATA_DIR: folder, ...simulator.env, S3_ACCESS_KEY_ID: 'unknown' }),
      quiet,
    )
    await expect(refused.put('files/a.txt', Buffer.from('x'), { type })).rejects.toMatchObject({
      code: 'FILES_UNAVAILABLE',
    })
  })
})

describe('its settings', () => {
  it.each([
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'https://s3.test' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'files', S3_PREFIX: '../other' }, 'S3_PREFIX'],
  ])('%j are refused by name', (env, named) => {
    expect(() => readStorageEnv({ DATA_DIR: folder, ...env })).toThrow(named)
  })
})

describe('a copy from the folder to S3', () => {
  const copy = (to: Storage, faults: string[] = []) =>
    copyObjects({
      from: adapters.folder?.() ?? expect.unreachable(),
      to,
      typeOf: () => type,
      onFault: (key) => faults.push(key),
      pauseMs: 1,
    })

  it('takes uploads and media, skips what is there, and takes what changed or failed the next time', async () => {
    rmSync(folder, { recursive: true, force: true })
    const from = adapters.folder?.() ?? expect.unreachable()
    const to = adapters.S3?.() ?? expect.unreachable()
    await deleteObjects(to, ['files/', 'media/', 'pictures/', 'pages/'])
    for (const key of ['files/1.pdf', 'files/2.pdf', 'media/a b.webp', 'files/sized/1.png/320.webp', 'pages/b/aa/x'])
      await from.put(key, Buffer.from(key), { type })
    const age = (key: string) => utimesSync(join(folder, key), 1_000, 1_000)
    for (const key of ['files/1.pdf', 'files/2.pdf', 'media/a b.webp']) age(key)
    const faults: string[] = []
    const failing: Storage = {
      ...to,
      put: (key, body, about) => (key === 'files/2.pdf' ? Promise.reject(new Error('no')) : to.put(key, body, about)),
    }
    expect(await copy(failing, faults)).toEqual({ copied: 2, skipped: 0, failed: 1, bytes: 25 })
    expect(faults).toEqual(['files/2.pdf'])
    await from.put('files/1.pdf', Buffer.from('a newer one'), { type })
    expect(await copy(to)).toMatchObject({ copied: 2, skipped: 1, failed: 0 })
    age('files/1.pdf')
    expect(await copy(to)).toMatchObject({ copied: 0, skipped: 3, failed: 0 })
    expect((await readObject(to, 'files/1.pdf'))?.toString()).toBe('a newer one')
    expect(await listed(to, 'files/')).toEqual(['files/1.pdf', 'files/2.pdf'])
  })
})
