import { describe, expect, it } from 'vitest'
import { type Run, supervise } from './supervise'

/** Runs that end when they are told to; each may be one that never becomes ready. */
function runs(...works: boolean[]) {
  const begun: { end: () => void; at: number }[] = []
  const begin = (): Run => {
    let end: () => void = () => undefined
    const exited = new Promise<void>((resolve) => (end = resolve))
    const isWorking = works[begun.length] ?? true
    begun.push({ end, at: performance.now() })
    if (!isWorking) end()
    return {
      ready: isWorking ? Promise.resolve() : Promise.reject(new Error('no')),
      exited,
      stop: async () => end(),
    }
  }
  return { begun, begin }
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds() && tries < 400; tries++) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(holds()).toBe(true)
}

describe('a supervised program', () => {
  it('begins again when it ends, and says so', async () => {
    const { begun, begin } = runs()
    const said: string[] = []
    const kept = supervise('the database', begin, { say: (line) => said.push(line), firstWaitMs: 10 })
    await kept.ready
    begun[0]?.end()
    await until(() => said.some((line) => line.includes('runs again')))
    expect(begun).toHaveLength(2)
    expect(said).toEqual(['  ! the database ended; it starts again in 0.01 s', '  ✓ the database runs again'])
    await kept.stop()
  })

  it('waits longer from failure to failure', async () => {
    const { begun, begin } = runs(true, false, false, false, true)
    const said: string[] = []
    const kept = supervise('the server', begin, { say: (line) => said.push(line), firstWaitMs: 20 })
    await kept.ready
    begun[0]?.end()
    await until(() => said.some((line) => line.includes('runs again')))
    const waits = begun.slice(1).map(({ at }, index) => at - (begun[index]?.at ?? 0))
    for (const [index, least] of [20, 40, 80, 160].entries()) expect(waits[index]).toBeGreaterThan(least - 5)
    expect(said.filter((line) => line === '  ! the server did not become ready: no')).toHaveLength(3)
    await kept.stop()
  })

  it('is not repeated when its first run fails', async () => {
    const { begun, begin } = runs(false)
    const kept = supervise('the server', begin, { say: () => undefined, firstWaitMs: 1 })
    await expect(kept.ready).rejects.toThrow('no')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(begun).toHaveLength(1)
    await kept.stop()
  })

  it('stays ended once it is stopped, also in the middle of a wait', async () => {
    const { begun, begin } = runs()
    const kept = supervise('the server', begin, { say: () => undefined, firstWaitMs: 5000 })
    await kept.ready
    begun[0]?.end()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await kept.stop()
    expect(begun).toHaveLength(1)
  })
})
