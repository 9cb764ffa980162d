import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CodedError } from '../../platform/coded-error'
import { callStripe } from './call-stripe'
import { settledInTime, withProviderDeadline } from './provider-deadline'

const answersAfter = (ms: number) => () => wait(ms, 'answer', { ref: false })

afterEach(() => void vi.useRealTimers())

describe('a call of the payment provider', () => {
  it('is given up when those who wait have waited long enough, all calls together', async () => {
    const twoCalls = withProviderDeadline(async () => {
      expect(await callStripe(answersAfter(30))).toBe('answer')
      return callStripe(answersAfter(60_000))
    }, 200)
    await expect(twoCalls).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE', status: 503 })
  })

  it('is not made when no time is left', async () => {
    const work = vi.fn(answersAfter(0))
    const late = withProviderDeadline(async () => {
      await wait(30)
      return callStripe(work)
    }, 20)
    await expect(late).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' })
    expect(work).not.toHaveBeenCalled()
  })

  it('waits for as long as it takes where nobody does', async () => {
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<string>()
    const called = callStripe(() => promise)
    const given = vi.fn()
    called.then(given, given)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(given).not.toHaveBeenCalled()
    vi.useRealTimers()
    resolve('answer')
    expect(await called).toBe('answer')
  })

  it('keeps its own refusal', async () => {
    const refused = withProviderDeadline(() => callStripe(() => Promise.reject(new CodedError('CARD_DECLINED'))), 200)
    await expect(refused).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    await wait(300)
  })
})

describe('a settling that a job finishes otherwise', () => {
  it('is waited for only as long as the deadline leaves', async () => {
    const began = performance.now()
    const settled = withProviderDeadline(async () => {
      await wait(100)
      return settledInTime(answersAfter(60_000)(), 'in flight')
    }, 200)
    expect(await settled).toBe('in flight')
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('says what came of it when that is known in time', async () => {
    expect(await withProviderDeadline(() => settledInTime(answersAfter(20)(), 'in flight'), 5000)).toBe('answer')
  })
})
