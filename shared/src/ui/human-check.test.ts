import { afterEach, describe, expect, it, vi } from 'vitest'
import { HumanTokens } from './human-check'

describe('HumanTokens', () => {
  afterEach(() => vi.useRealTimers())

  it('hands a token out once', async () => {
    vi.useFakeTimers()
    const tokens = new HumanTokens()
    tokens.put('one')
    expect(await tokens.take()).toBe('one')
    const second = tokens.take()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await second).toBeUndefined()
  })

  it('waits for a token that is being made, and gives it to one call only', async () => {
    const tokens = new HumanTokens()
    const [first, second] = [tokens.take(), tokens.take()]
    tokens.put('one')
    tokens.put('two')
    expect(await Promise.all([first, second])).toEqual(['one', 'two'])
  })

  it('keeps no token that the provider took back', async () => {
    const tokens = new HumanTokens()
    tokens.put('one')
    tokens.put(null)
    const taken = tokens.take()
    tokens.put('two')
    expect(await taken).toBe('two')
  })
})
