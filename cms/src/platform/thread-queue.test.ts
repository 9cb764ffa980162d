import { describe, expect, it, vi } from 'vitest'
import { createThreadQueue } from './thread-queue'

describe('a queue of threads', () => {
  it('runs so many at a time, the others in their order, and refuses what is too long', async () => {
    const queue = createThreadQueue(2, 2)
    const begun: number[] = []
    const ends: (() => void)[] = []
    const add = (id: number) =>
      queue(async () => {
        begun.push(id)
        await new Promise<void>((resolve) => ends.push(resolve))
        return id
      })
    const [first, second, third, fourth] = [add(1), add(2), add(3), add(4)]
    expect(begun).toEqual([1, 2])
    await expect(add(5)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    ends[0]?.()
    expect(await first).toBe(1)
    await expect.poll(() => begun).toEqual([1, 2, 3])
    ends[1]?.()
    ends[2]?.()
    expect(await Promise.all([second, third])).toEqual([2, 3])
    await expect.poll(() => begun).toEqual([1, 2, 3, 4])
    ends[3]?.()
    expect(await fourth).toBe(4)
  })

  it('gives the place of a work that failed to the next', async () => {
    const queue = createThreadQueue(1, 1)
    const failed = queue(() => Promise.reject(new Error('broken')))
    const next = queue(async () => 'read')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('read')
    expect(await queue(async () => 'again')).toBe('again')
  })

  it('refuses a work that waited too long, which never begins; its place goes to the next', async () => {
    vi.useFakeTimers()
    try {
      const queue = createThreadQueue(1, 2)
      const open = Promise.withResolvers<string>()
      const begun: string[] = []
      const first = queue(() => open.promise)
      const late = queue(async () => begun.push('late'), 100)
      const patient = queue(async () => begun.push('patient'))
      const refused = expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      await vi.advanceTimersByTimeAsync(101)
      await refused
      const next = queue(async () => begun.push('next'), 100)
      open.resolve('done')
      await Promise.all([first, patient, next])
      expect(begun).toEqual(['patient', 'next'])
      await vi.advanceTimersByTimeAsync(1000)
    } finally {
      vi.useRealTimers()
    }
  })
})
