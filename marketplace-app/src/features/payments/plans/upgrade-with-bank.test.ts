import { ApiError } from '@stackyard/shared/contract/api-error'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { upgradeWithBank } from './upgrade-with-bank'

const asked = () => new ApiError('PAYMENT_ACTION_REQUIRED', 'Confirm', { status: 402, clientSecret: 'seti_1_secret_x' })
const bank = (answer: unknown) => {
  const client = { confirmCardSetup: vi.fn(async () => answer) }
  return { ...client, load: vi.fn(async () => client as never) }
}

describe('an upgrade whose card’s bank asks its holder (3-D Secure)', () => {
  beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [] }))
  afterAll(() => vi.unstubAllGlobals())

  it('goes on after the bank’s yes, with one more try', async () => {
    const upgrade = vi.fn(async () => 'growth').mockRejectedValueOnce(asked())
    const yes = bank({ setupIntent: { id: 'seti_1', status: 'succeeded' } })
    expect(await upgradeWithBank(upgrade, yes.load)).toBe('growth')
    expect(yes.confirmCardSetup).toHaveBeenCalledExactlyOnceWith('seti_1_secret_x')
    expect(upgrade).toHaveBeenCalledTimes(2)
  })

  it('stops at the bank’s no, or at no answer, with its words', async () => {
    const upgrade = vi.fn(async () => 'growth').mockRejectedValue(asked())
    await expect(upgradeWithBank(upgrade, bank({ error: { message: 'Not you' } }).load)).rejects.toThrow('Not you')
    const unanswered = bank({ setupIntent: { id: 'seti_1', status: 'requires_action' } })
    await expect(upgradeWithBank(upgrade, unanswered.load)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    })
    expect(upgrade).toHaveBeenCalledTimes(2)
  })

  it('asks no bank where none wants to be asked', async () => {
    const yes = bank({})
    expect(await upgradeWithBank(async () => 'growth', yes.load)).toBe('growth')
    const declined = new ApiError('CARD_DECLINED', 'Your card was declined.', { status: 402 })
    await expect(upgradeWithBank(() => Promise.reject(declined), yes.load)).rejects.toBe(declined)
    expect(yes.load).not.toHaveBeenCalled()
  })

  it('asks once: a bank that wants to be asked again ends it', async () => {
    const upgrade = vi.fn(async () => 'growth').mockRejectedValue(asked())
    const yes = bank({ setupIntent: { id: 'seti_1', status: 'succeeded' } })
    await expect(upgradeWithBank(upgrade, yes.load)).rejects.toMatchObject({ code: 'PAYMENT_ACTION_REQUIRED' })
    expect(yes.confirmCardSetup).toHaveBeenCalledOnce()
  })
})
