import type { UploadedFile } from '@stackyard/shared/schema/file'
import { describe, expect, it } from 'vitest'
import { noUploads, UploadQueue, type Uploads, type UploadWork } from './upload-queue'

const file = (name: string) => new File(['x'], name)
const uploaded = (name: string) => ({ id: 1, title: name, link: `/files/${name}` }) as UploadedFile

/** A queue whose sendings are ended by the test. */
function stand(change: Partial<UploadWork> = {}) {
  const seen: string[] = []
  let uploads: Uploads = noUploads
  const sendings: { name: string; signal: AbortSignal; arrive: () => void; fail: (error: unknown) => void }[] = []
  const queue = new UploadQueue(
    {
      prepare: async (one) => one,
      send: (one, signal) =>
        new Promise((resolve, reject) => {
          sendings.push({ name: one.name, signal, arrive: () => resolve([uploaded(one.name)]), fail: reject })
          signal.addEventListener('abort', () => reject(new Error('broken off')))
        }),
      refusalOf: () => 'unreadable',
      onFiles: (files) => seen.push(...files.map(({ title }) => title)),
      onFailure: () => seen.push('failure'),
      ...change,
    },
    (next) => (uploads = next),
  )
  const sending = async (name: string) => {
    for (let turn = 0; turn < 100; turn += 1) {
      const found = sendings.findLast((one) => one.name === name)
      if (
        found &&
        !found.signal.aborted &&
        uploads.jobs.some((job) => job.file.name === name && job.state === 'sending')
      )
        return found
      await Promise.resolve()
    }
    throw new Error(`${name} is not sent`)
  }
  const rest = async () => {
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
  }
  const states = () => uploads.jobs.map((job) => `${job.file.name} ${job.state}`)
  return { queue, seen, sending, rest, states, now: () => uploads }
}

const names = (...list: string[]) => ({ taken: list.map(file), refused: [] })

describe('uploads', () => {
  it('are sent one after the other and arrive in the order chosen', async () => {
    const { queue, seen, sending, rest, states, now } = stand()
    queue.add(names('a', 'b'))
    const first = await sending('a')
    expect(states()).toEqual(['a sending', 'b waiting'])
    queue.add(names('c'))
    first.arrive()
    ;(await sending('b')).arrive()
    ;(await sending('c')).arrive()
    await rest()
    expect(seen).toEqual(['a', 'b', 'c'])
    expect(now()).toMatchObject({ jobs: [], sent: 3 })
  })

  it('go on after one that failed, which can be tried again', async () => {
    const { queue, seen, sending, rest, now } = stand()
    queue.add(names('a', 'b'))
    const lost = new Error('the connection is lost')
    ;(await sending('a')).fail(lost)
    ;(await sending('b')).arrive()
    await rest()
    expect(seen).toEqual(['b', 'failure'])
    expect(now().jobs).toMatchObject([{ state: 'failed' }])
    expect(now().jobs[0]?.reason).toBeTruthy()
    queue.retry(now().jobs[0]?.key ?? 0)
    ;(await sending('a')).arrive()
    await rest()
    expect(seen).toEqual(['b', 'failure', 'a'])
    expect(now().jobs).toEqual([])
  })

  it('are broken off without a word when they are cancelled', async () => {
    const { queue, seen, sending, rest, states, now } = stand()
    queue.add(names('a', 'b', 'c'))
    const first = await sending('a')
    queue.cancel([now().jobs[0]?.key ?? 0, now().jobs[2]?.key ?? 0])
    expect(first.signal.aborted).toBe(true)
    ;(await sending('b')).arrive()
    await rest()
    expect(seen).toEqual(['b'])
    expect(states()).toEqual([])
  })

  it('R-439: list what was refused and what cannot be read, until the list is closed', async () => {
    const { queue, seen, rest, now } = stand({ prepare: async () => null })
    queue.add({ taken: [], refused: [{ name: 'a.txt', reason: 'no' }] })
    queue.add(names('b'))
    await rest()
    expect(seen).toEqual([])
    expect(now().refused).toEqual([
      { name: 'a.txt', reason: 'no' },
      { name: 'b', reason: 'unreadable' },
    ])
    queue.closeRefused()
    expect(now().refused).toEqual([])
  })

  it('R-325: what could not be prepared is not sent, the others are', async () => {
    const { queue, seen, sending, rest } = stand({ prepare: async (one) => (one.name === 'a' ? null : one) })
    queue.add(names('a', 'b'))
    ;(await sending('b')).arrive()
    await rest()
    expect(seen).toEqual(['b'])
  })
})
