import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseAfter } from './live-listener'
import { LiveStreams, MAX_STREAMS_OF_PERSON } from './live-streams'

const BEAT_MS = 25_000
let streams: LiveStreams
let isAlive: boolean
beforeEach(() => {
  vi.useFakeTimers()
  streams = new LiveStreams()
  isAlive = true
})
afterEach(() => {
  streams.close()
  vi.useRealTimers()
})

const open = (userId = 7, sessionId = 'a') =>
  streams.open({ userId, sessionId, isSessionAlive: () => Promise.resolve(isAlive) })

/** Reads a stream in the background. */
function read(stream: ReadableStream<Uint8Array> | null) {
  const seen = { text: '', isEnded: false }
  const reader = stream?.getReader()
  const all = async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      seen.text += new TextDecoder().decode(next.value)
    seen.isEnded = true
  }
  void all()
  return { seen, cancel: () => reader?.cancel() }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('live streams', () => {
  it('send a comment at every beat while the session lives, and end with it', async () => {
    const { seen } = read(open())
    await vi.advanceTimersByTimeAsync(2 * BEAT_MS)
    expect(seen.text.match(/^: beat$/gm)).toHaveLength(2)
    expect(seen.isEnded).toBe(false)
    isAlive = false
    await vi.advanceTimersByTimeAsync(BEAT_MS)
    expect(seen.isEnded).toBe(true)
  })

  it('outlive a database that is down', async () => {
    const failing = () => Promise.reject(new Error('down'))
    const { seen } = read(streams.open({ userId: 7, sessionId: 'a', isSessionAlive: failing }))
    await vi.advanceTimersByTimeAsync(BEAT_MS)
    expect(seen.isEnded).toBe(false)
  })

  it('end with their session, the others of the person stay', async () => {
    const [one, two] = [read(open(7, 'a')), read(open(7, 'b'))]
    streams.send({ kind: 'session', id: 'a' })
    await settle()
    expect([one.seen.isEnded, two.seen.isEnded]).toEqual([true, false])
  })

  it('are so many for a person and no more; one that its reader left makes room', async () => {
    const readers = Array.from({ length: MAX_STREAMS_OF_PERSON }, () => read(open()))
    expect(open()).toBeNull()
    expect(open(8)).not.toBeNull()
    await readers[0]?.cancel()
    expect(open()).not.toBeNull()
  })

  it('say whether changes are signaled, and send each signal to its people', async () => {
    const [one, two] = [read(open(7)), read(open(8))]
    streams.setListening(true)
    streams.send({ kind: 'chat', id: 5, users: [7] })
    await settle()
    const event = (signal: object) => `data: ${JSON.stringify(signal)}\n\n`
    expect(one.seen.text).toBe(
      [{ kind: 'lost' }, { kind: 'ready' }, { kind: 'chat', id: 5 }].map((signal) => event(signal)).join(''),
    )
    expect(two.seen.text).not.toContain('chat')
  })

  it('are closed when their reader takes nothing any more', async () => {
    const stream = open()
    for (let count = 0; count < 100; count += 1) streams.send({ kind: 'notification', users: [7] })
    const { seen } = read(stream)
    await settle()
    expect(seen.isEnded).toBe(true)
  })
})

it('a listener waits twice as long after each failure, up to half a minute', () => {
  expect([0, 1, 2, 20].map((failures) => pauseAfter(failures, 1))).toEqual([250, 500, 1000, 30_000])
  expect(pauseAfter(0, 0)).toBe(125)
})
