import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CodedError } from '../../platform/coded-error'
import { callStripe } from './call-stripe'
import { withProviderDeadline } from './provider-deadline'

const answersAfter = (ms: number) => () => wait(ms, 'answer', { ref: false })

describe('a call of the payment provider', () => {
  it('is given up when those who wait have waited long enough, all calls together', async () => {
    const twoCalls = withProviderDeadline(async () => {
      expect(await callStripe(answersAfter(30))).toBe('answer')
      return callStripe(answersAfter(60_000))
    }, 200)
    await expect(twoCalls).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE', status: 503 })
  })

  it('waits for as long as it takes where nobody does', async () => {
    expect(await callStripe(answersAfter(300))).toBe('answer')
  })

  it('keeps its own refusal', async () => {
    const refused = withProviderDeadline(() => callStripe(() => Promise.reject(new CodedError('CARD_DECLINED'))), 200)
    await expect(refused).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    await wait(300)
  })
})
