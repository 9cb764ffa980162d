import type { WorkerEvents } from 'graphile-worker'
import { expect, it, vi } from 'vitest'
import { superviseWorker } from './supervise-worker'

type Event = Parameters<WorkerEvents['emit']>

/** Runners that report as the queue's own do: they fail when told, and end when their jobs do. */
function runners(refusals = 0) {
  const started: { id: string; fail(): void; end(): void; isStopped: boolean }[] = []
  let left = refusals
  const start = async (events: WorkerEvents) => {
    if (started.length > 0 && left-- > 0) throw new Error('the database is away')
    const over = Promise.withResolvers<void>()
    const workerPool = { id: `pool-${started.length + 1}` }
    const tell = (name: string, more: object = {}) =>
      events.emit(...([name, { workerPool, ...more }] as unknown as Event))
    tell('pool:create')
    const one = {
      id: workerPool.id,
      isStopped: false,
      fail: () => tell('pool:fatalError', { error: new Error('ECONNRESET') }),
      end: () => {
        tell('pool:release')
        over.resolve()
      },
    }
    started.push(one)
    const stop = async () => {
      if (one.isStopped) throw new Error('Runner is already stopped')
      one.isStopped = true
    }
    return { stop, promise: over.promise }
  }
  return { started, start }
}

const parts = () => ({
  heartbeats: { add: vi.fn(), remove: vi.fn(async (_id: string) => undefined), close: vi.fn() },
  log: { error: vi.fn() },
  firstPauseMs: 5,
})

it('starts another runner after a failure, and unlocks what the failed one has locked when its jobs have ended', async () => {
  const { started, start } = runners()
  const { heartbeats, log, firstPauseMs } = parts()
  const working = await superviseWorker({ start, heartbeats, log, firstPauseMs })
  started[0]?.fail()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  expect(heartbeats.remove).not.toHaveBeenCalled()
  started[0]?.end()
  await vi.waitFor(() => expect(heartbeats.remove.mock.calls).toEqual([['pool-1']]))
  expect(heartbeats.add.mock.calls).toEqual([['pool-1'], ['pool-2']])
  const stopped = working.stop()
  started[1]?.end()
  await stopped
})

it('backs off while no runner starts', async () => {
  const { started, start } = runners(3)
  const { heartbeats, log, firstPauseMs } = parts()
  const working = await superviseWorker({ start, heartbeats, log, firstPauseMs })
  started[0]?.fail()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  expect(log.error.mock.calls.map(([{ err, againInMs }]) => [err.message, againInMs])).toEqual([
    ['ECONNRESET', 5],
    ['the database is away', 10],
    ['the database is away', 20],
    ['the database is away', 40],
  ])
  const stopped = working.stop()
  for (const one of started) one.end()
  await stopped
})

it('stops when the jobs of all runners have ended, and starts no more', async () => {
  const { started, start } = runners()
  const { heartbeats, log, firstPauseMs } = parts()
  const working = await superviseWorker({ start, heartbeats, log, firstPauseMs })
  started[0]?.fail()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  let isOver = false
  const stopped = working.stop().then(() => (isOver = true))
  await vi.waitFor(() => expect(started.every(({ isStopped }) => isStopped)).toBe(true))
  started[1]?.fail()
  started[1]?.end()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(isOver).toBe(false)
  started[0]?.end()
  await stopped
  expect(started).toHaveLength(2)
  expect(heartbeats.close).toHaveBeenCalledOnce()
  expect(heartbeats.remove.mock.calls.toSorted()).toEqual([['pool-1'], ['pool-2']])
})

it('throws the failure of the first start', async () => {
  const start = () => Promise.reject(new Error('no such database'))
  await expect(superviseWorker({ start, ...parts() })).rejects.toThrow('no such database')
})
