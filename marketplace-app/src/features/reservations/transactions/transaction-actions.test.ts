import { afterAll, describe, expect, it, vi } from 'vitest'

const calls = vi.hoisted(() => ({ admin: vi.fn(async () => null), user: vi.fn(async () => null) }))
vi.mock('../../../lib/api', () => ({
  client: { adminTransaction: { cancel: calls.admin }, transaction: { cancel: calls.user } },
}))

// Another file of this worker may have loaded it with the real client.
vi.resetModules()
const { actionPlans } = await import('./transaction-actions')
afterAll(() => {
  vi.doUnmock('../../../lib/api')
  vi.resetModules()
})

const titles = (actions: Parameters<typeof actionPlans>[0]['actions'], role: 'seller' | 'customer' | 'admin') =>
  actionPlans({ actions, status: 'pending' }, role).map((plan) => plan.title)

describe('buttons of an order', () => {
  it('shows what the server allows, and nothing else', () => {
    expect(titles(['cancel', 'complete'], 'seller')).toEqual(['Accept reservation', 'Decline reservation'])
    expect(titles([], 'admin')).toEqual([])
  })

  it('lets a customer cancel while nothing is decided, and ask after that', () => {
    expect(titles(['request-cancel', 'cancel'], 'customer')).toEqual(['Cancel reservation'])
    expect(titles(['request-cancel'], 'customer')).toEqual(['Ask to cancel'])
  })

  it("calls canceling a cancel request's acceptance when the seller answers one", () => {
    const plans = actionPlans(
      { actions: ['decline-cancel-request', 'cancel'], status: 'customer_cancel_request' },
      'seller',
    )
    expect(plans.map((plan) => plan.title)).toEqual(['Decline to cancel', 'Agree to cancel'])
  })

  it("uses the admin's own call for an admin", async () => {
    await actionPlans({ actions: ['cancel'], status: 'approved' }, 'admin')[0]?.run(7)
    expect(calls.admin).toHaveBeenCalledWith({ id: 7 })
    expect(calls.user).not.toHaveBeenCalled()
  })
})

it.each([
  ['pending', 'authorized', true],
  ['approved', 'authorized', true],
  ['approved', 'ach_processing', false],
  ['approved', 'captured', false],
] as const)('P6: an order that is %s and %s offers its approval: %s', (status, paymentState, isOffered) => {
  const plans = actionPlans({ actions: ['approve', 'cancel'], status, paymentState }, 'admin')
  expect(plans.some(({ action }) => action === 'approve')).toBe(isOffered)
  expect(plans.some(({ action }) => action === 'cancel')).toBe(true)
})
