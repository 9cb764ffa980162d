import { toast } from 'sonner'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@stackyard/shared/contract/api-error'
import { notifyDone, notifyFailure } from './notify'

const refusal = (message: string) => new ApiError('PAYMENT_FAILED', message)
const standing = () => toast.getToasts().map((shown) => ('title' in shown ? shown.title : null))

vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
vi.stubGlobal('cancelAnimationFrame', clearTimeout)
afterEach(() => void toast.dismiss())
afterAll(() => vi.unstubAllGlobals())

it('takes back what failed before of the same action, and nothing else, once the action is done', async () => {
  notifyFailure('We couldn’t complete your reservation.', refusal('The card was declined.'))
  notifyFailure('Error in deleting address', refusal('The disk is full.'))
  await vi.waitFor(() => expect(standing()).toHaveLength(2))
  notifyDone('Reservation made', { failed: 'We couldn’t complete your reservation.' })
  await vi.waitFor(() => expect(standing()).toContain('Reservation made'))
  expect(standing().toSorted()).toEqual(['Error in deleting address', 'Reservation made'])
})

it('says the same failure once, with the newest reason', async () => {
  notifyFailure('We couldn’t complete your reservation.', refusal('The card was declined.'))
  notifyFailure('We couldn’t complete your reservation.', refusal('The card has expired.'))
  await vi.waitFor(() => expect(standing()).toHaveLength(1))
  await vi.waitFor(() => expect(toast.getToasts()[0]).toMatchObject({ description: 'The card has expired.' }))
})
