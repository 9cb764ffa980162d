import { describe, expect, it } from 'vitest'
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
})
