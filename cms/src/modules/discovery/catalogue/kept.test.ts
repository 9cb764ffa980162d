import { describe, expect, it, vi } from 'vitest'
import { Kept } from './kept'

describe('kept values', () => {
  it('are made once for all who ask, also at the same time, until everything is cleared', async () => {
    const kept = new Kept<string>(10_000)
    const make = vi.fn(async () => 'made')
    expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['made', 'made'])
    await kept.get('a', make)
    expect(make).toHaveBeenCalledTimes(1)
    kept.clear()
    await kept.get('a', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('never weigh more than they may: the least lately asked goes first', async () => {
    const kept = new Kept<string>(10_000, (text) => text.length)
    const made: string[] = []
    const ask = (key: string) =>
      kept.get(key, async () => {
        made.push(key)
        return key.repeat(4000)
      })
    for (const key of ['a', 'b', 'a', 'c']) await ask(key)
    await ask('a')
    expect(made).toEqual(['a', 'b', 'c'])
    await ask('b')
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it.each([
    ['long keys', 'x'.repeat(4000), undefined],
    ['many entries', 'x', 2],
  ])('are no more for %s, however little each is', async (_, stem, mostEntries) => {
    const kept = new Kept<string>(10_000, (text) => text.length, mostEntries)
    const made: string[] = []
    const ask = (name: string) =>
      kept.get(stem + name, async () => {
        made.push(name)
        return ''
      })
    for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) await ask(name)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })

  it('are limited also while they are being made', () => {
    const kept = new Kept<string>(10_000, undefined, 2)
    const make = vi.fn(() => new Promise<string>(() => undefined))
    for (const key of ['a', 'b', 'c', 'b', 'a']) void kept.get(key, make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('are tried again when they could not be made', async () => {
    const kept = new Kept<number>(10_000)
    await expect(kept.get('a', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
    expect(await kept.get('a', async () => 7)).toBe(7)
  })

  it('that were under way when everything was cleared are not kept', async () => {
    const kept = new Kept<number>(10_000)
    const { promise, resolve } = Promise.withResolvers<number>()
    const old = kept.get('a', () => promise)
    kept.clear()
    resolve(1)
    expect(await old).toBe(1)
    expect(await kept.get('a', async () => 2)).toBe(2)
  })
})
