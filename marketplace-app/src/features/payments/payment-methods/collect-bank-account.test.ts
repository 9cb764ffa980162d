import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StripeClient } from '../../../lib/stripe'
import { collectBankAccount } from './collect-bank-account'

const holder = { name: 'Acme', email: 'pay@acme.test' }

const provider = (collected: unknown, confirmed?: unknown) => ({
  collectBankAccountForSetup: vi.fn(async () => collected),
  confirmUsBankAccountSetup: vi.fn(async () => confirmed),
})

const collect = (fake: ReturnType<typeof provider>) =>
  collectBankAccount(fake as unknown as StripeClient, 'seti_1_secret_x', holder)

describe('bank account setup', () => {
  beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [] }))
  afterAll(() => vi.unstubAllGlobals())

  it('confirms a setup that requires confirmation and uses the confirmed id', async () => {
    const fake = provider(
      { setupIntent: { id: 'seti_1', status: 'requires_confirmation' } },
      { setupIntent: { id: 'seti_1_confirmed', status: 'succeeded' } },
    )
    expect(await collect(fake)).toBe('seti_1_confirmed')
    expect(fake.confirmUsBankAccountSetup).toHaveBeenCalledWith('seti_1_secret_x')
  })

  it('uses the setup directly in any other state', async () => {
    const fake = provider({ setupIntent: { id: 'seti_2', status: 'succeeded' } })
    expect(await collect(fake)).toBe('seti_2')
    expect(fake.confirmUsBankAccountSetup).not.toHaveBeenCalled()
  })

  it('stops when no account was chosen', async () => {
    const fake = provider({ setupIntent: { id: 'seti_3', status: 'requires_payment_method' } })
    await expect(collect(fake)).rejects.toThrow('not connected')
  })

  it("says the provider's words, or ours when it gives none", async () => {
    await expect(collect(provider({ error: { message: 'No such bank' } }))).rejects.toThrow('No such bank')
    await expect(collect(provider({ error: {} }))).rejects.toThrow('Error creating SetupIntent')
  })
})
