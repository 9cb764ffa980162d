import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { termsAtPurchase } from '@stackyard/shared/domain/running-terms'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { NextStepBanner } from '../../../../features/reservations/arrivals/components/next-step-banner'
import { ArrivalsSection } from '../../../../features/reservations/arrivals/components/arrivals-section'
import { ReservationChange } from '../../../../features/reservations/amendments/components/reservation-change'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'

const transaction = {
  id: 12,
  status: 'approved',
  paymentState: 'captured',
  billedBy: 'warehouse',
  expiresAt: null,
  startDate: '2098-01-01',
  endDate: '2099-01-01',
  spaceType: 'PALLET',
  quantity: 24,
  setupAmount: 0,
  fulfillmentAmount: 0,
  couponDiscount: 0,
  warehouse: { name: 'Dock House' },
} as Transaction

const terms = termsAtPurchase({ startDay: '2098-01-01', term: 12, quantity: 24, monthCents: 10_000 })
const change = {
  id: 5,
  number: null,
  kind: 'end',
  fromDate: '2098-04-01',
  quantity: null,
  months: null,
  state: 'proposed',
  proposedBy: 'customer',
  note: '',
  result: terms,
  actions: ['accept', 'decline'],
  expiresAt: '2098-02-03T00:00:00.000Z',
  events: [],
}
const arrival = (state: string, actions: string[]) => ({
  id: 7,
  state,
  day: '2098-01-04',
  windowStart: '08:00',
  windowEnd: '10:00',
  quantity: 24,
  unit: 'pallet',
  carrier: '',
  reference: '',
  note: '',
  checkIn: null,
  actions,
  events: [],
})

const filled = () =>
  screen.getAllByRole('button').filter(({ className }) => className.split(' ').includes('bg-primary'))

it.each([
  ['Confirm the slot', 'requested', ['confirm', 'propose', 'decline', 'check-in']],
  ['Accept', 'confirmed', ['propose', 'check-in']],
] as const)('of an arrival and a proposal, “%s” is the one filled button', async (name, state, actions) => {
  standInApi(({ path }) =>
    path.endsWith('/amendments')
      ? { list: [change], terms, unitCents: 400, minimumCents: 0, today: '2098-01-02', settled: [], canPropose: false }
      : { arrivals: [arrival(state, [...actions])], site: null, canAnnounce: true },
  )
  const shown = { transaction, role: 'seller' as const }
  await renderInApp(
    <>
      <NextStepBanner {...shown} />
      <ArrivalsSection {...shown} />
      <ReservationChange {...shown} />
    </>,
  )
  await waitFor(() => expect(filled().map(({ textContent }) => textContent)).toEqual([name]))
})
