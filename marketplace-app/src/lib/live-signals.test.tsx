import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import type { LiveSignal } from '@stackyard/shared/schema/live-signal'
import { apiQuery } from './api'
import { followLiveSignals } from './live-signals'
import { pauseAfter, readEvent } from './live-stream'
import { endSession, startSession } from './session'

const session = { user: { id: 7, email: 'x@y.test', userType: 'seller' }, token: 'a-token' } as Session

type Served = { send(signal: LiveSignal): void; end(): void; isAborted(): boolean }

let served: Served[]
let refusals: number
let stop: () => void
const queryClient = new QueryClient()
const refreshed = vi.spyOn(queryClient, 'invalidateQueries')
const refreshedKeys = () => refreshed.mock.calls.map(([filter]) => JSON.stringify(filter?.queryKey))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  served = []
  refusals = 0
  refreshed.mockClear()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (refusals-- > 0) return new Response('', { status: 503 })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        served.push({
          send: (signal) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(signal)}\n\n`)),
          end: () => controller.close(),
          isAborted: () => request.signal.aborted,
        })
      },
    })
    return new Response(body)
  })
  startSession(session)
  stop = followLiveSignals(queryClient)
})
afterEach(() => {
  stop()
  endSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Locks of one name, given in turn. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : work()))
      return last
    },
  }
}

const stream = async (index: number): Promise<Served> => {
  await vi.waitFor(() => expect(served.length).toBeGreaterThan(index))
  const one = served[index]
  if (!one) throw new Error('no stream')
  return one
}
const allKeys = [apiQuery.chat.key(), apiQuery.notification.key(), apiQuery.quote.key(), apiQuery.sourcing.key()].map(
  (key) => JSON.stringify(key),
)

describe('live signals', () => {
  it('refresh everything when the stream is ready, and then only what changed', async () => {
    const one = await stream(0)
    one.send({ kind: 'ready' })
    await vi.waitFor(() => expect(refreshedKeys()).toEqual(allKeys))
    refreshed.mockClear()
    one.send({ kind: 'notification' })
    await vi.waitFor(() => expect(refreshedKeys()).toEqual([allKeys[1]]))
    refreshed.mockClear()
    one.send({ kind: 'chat', id: 12 })
    await vi.waitFor(() => expect(refreshedKeys()).toHaveLength(3))
    refreshed.mockClear()
    one.send({ kind: 'request' })
    await vi.waitFor(() => expect(refreshedKeys()).toEqual(allKeys.slice(2)))
  })

  it('refresh what shows requests when one changed, in lists, boards, and each quote', async () => {
    const shown = [
      apiQuery.sourcing.board.queryKey({ input: { id: 3 } }),
      apiQuery.sourcing.invited.queryKey({ input: { id: 3 } }),
      apiQuery.sourcing.list.queryKey({ input: { limit: 20 } }),
      apiQuery.quote.get.queryKey({ input: { id: 5 } }),
      apiQuery.quote.received.queryKey({ input: { limit: 20 } }),
    ]
    for (const queryKey of shown) queryClient.setQueryData(queryKey as readonly unknown[], { results: [] })
    const one = await stream(0)
    one.send({ kind: 'request' })
    await vi.waitFor(() => {
      for (const queryKey of shown) expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    })
    queryClient.clear()
  })

  it('refresh the messages of the thread that changed and of no other', async () => {
    const keyOf = (roomId: number) =>
      apiQuery.chat.roomMessages.infiniteOptions({
        input: (before: number | undefined) => ({ roomId, limit: 40, before }),
        initialPageParam: undefined,
        getNextPageParam: () => undefined,
      }).queryKey
    for (const id of [12, 13]) queryClient.setQueryData(keyOf(id), { pages: [], pageParams: [] })
    const one = await stream(0)
    one.send({ kind: 'chat', id: 12 })
    await vi.waitFor(() => expect(queryClient.getQueryState(keyOf(12))?.isInvalidated).toBe(true))
    expect(queryClient.getQueryState(keyOf(13))?.isInvalidated).toBe(false)
    queryClient.clear()
  })

  it('come again after the stream ended, with all that was missed', async () => {
    const one = await stream(0)
    one.send({ kind: 'ready' })
    await vi.waitFor(() => expect(refreshedKeys()).toEqual(allKeys))
    refreshed.mockClear()
    refusals = 1
    one.end()
    await vi.advanceTimersByTimeAsync(4000)
    const two = await stream(1)
    two.send({ kind: 'ready' })
    await vi.waitFor(() => expect(refreshedKeys()).toEqual(allKeys))
  })

  it('a stream that is silent for too long is given up', async () => {
    const one = await stream(0)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(one.isAborted()).toBe(true)
    await stream(1)
  })

  it('without a stream everything is asked for every half minute, with one nothing is', async () => {
    const one = await stream(0)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(refreshedKeys()).toEqual(allKeys)
    one.send({ kind: 'ready' })
    await vi.waitFor(() => expect(refreshedKeys()).toHaveLength(8))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(refreshedKeys()).toHaveLength(8)
    one.send({ kind: 'lost' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(refreshedKeys()).toHaveLength(12)
  })

  it('are read by one tab of a browser, and by the next when that is closed', async () => {
    stop()
    served = []
    vi.stubGlobal('navigator', { locks: inTurn() })
    const other = new QueryClient()
    const otherRefreshed = vi.spyOn(other, 'invalidateQueries')
    stop = followLiveSignals(queryClient)
    const stopOther = followLiveSignals(other)
    const one = await stream(0)
    one.send({ kind: 'ready' })
    await vi.waitFor(() => expect(otherRefreshed).toHaveBeenCalledTimes(4))
    one.send({ kind: 'notification' })
    await vi.waitFor(() => expect(otherRefreshed).toHaveBeenCalledTimes(5))
    expect(served).toHaveLength(1)
    stop()
    const two = await stream(1)
    two.send({ kind: 'ready' })
    await vi.waitFor(() => expect(otherRefreshed).toHaveBeenCalledTimes(9))
    stopOther()
  })

  it('end with the session and begin with the next', async () => {
    const one = await stream(0)
    endSession()
    expect(one.isAborted()).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(served).toHaveLength(1)
    startSession(session)
    await stream(1)
  })
})

it('an event is read by its data; comments and what is not known are passed over', () => {
  expect(readEvent('data: {"kind":"chat","id":5}')).toEqual({ kind: 'chat', id: 5 })
  for (const event of [': beat', 'data: {', 'data: 3', 'data: {"kind":"chat"}', '']) expect(readEvent(event)).toBeNull()
})

it('the pause doubles up to a minute, and is spread over half of itself', () => {
  expect([0, 1, 2, 9].map((failures) => pauseAfter(failures, 1))).toEqual([1000, 2000, 4000, 60_000])
  expect(pauseAfter(0, 0)).toBe(500)
})
