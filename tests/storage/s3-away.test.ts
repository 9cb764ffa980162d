import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { readObject } from '@stackyard/cms/platform/storage/storage'
import { describe, expect, it } from 'vitest'
import { startStallingProxy } from '../setup/stalling-proxy'
import { listed, storageOf, twoStorages, type } from './two-storages'

const { settings, simulator, inS3 } = await twoStorages()

describe('S3 that is away', () => {
  it('is told apart from an object that is missing, and answers again when it is back', async () => {
    await inS3.put('files/away.txt', Buffer.from('here'), { type })
    await simulator.pause()
    const calls = [
      () => inS3.get('files/away.txt'),
      () => inS3.head('files/away.txt'),
      () => inS3.put('files/away.txt', Buffer.from('lost'), { type }),
      () => inS3.delete('files/away.txt'),
      () => listed(inS3, 'files/'),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
    await simulator.resume()
    await expect
      .poll(async () => (await readObject(inS3, 'files/away.txt').catch(() => null))?.toString(), {
        timeout: 10_000,
      })
      .toBe('here')
  })

  it('is away when it accepts calls and answers none: reads, writes and lists end by their time limit', async () => {
    const proxy = await startStallingProxy(simulator.env.S3_ENDPOINT ?? '')
    const frozen = { ...settings, S3_ENDPOINT: proxy.urlOf(simulator.env.S3_ENDPOINT ?? ''), S3_TIMEOUT_SECONDS: '1' }
    const open = () => storageOf(frozen)
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
    const storage = { ...inS3 }
    storage.get = () => Promise.resolve({ body, size: 8, modifiedAt: new Date() })
    await expect(readObject(storage, 'files/a.txt')).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
  })

  it('is away when its bucket is missing or its keys are wrong', async () => {
    const missing = storageOf({ ...settings, S3_BUCKET: 'no-such-bucket' })
    await expect(missing.get('files/a.txt')).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
    const refused = storageOf({ ...settings, S3_ACCESS_KEY_ID: 'unknown' })
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
    expect(() => storageOf({ DATA_DIR: tmpdir(), ...env })).toThrow(named)
  })
})
