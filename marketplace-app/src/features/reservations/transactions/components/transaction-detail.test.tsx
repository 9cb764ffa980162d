import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { TransactionDetail } from './transaction-detail'

const party = (id: number, company: string) => ({
  id,
  company,
  fullName: '',
  email: `${id}@stackyard.test`,
  avatar: null,
  userUrl: '',
})

const transaction: Transaction = {
  id: 12,
  _id: 12,
  type: 'offering',
  status: 'approved',
  paymentState: 'captured',
  paymentType: 'CARD',
  paymentMethod: null,
  billingInfo: null,
  poNumber: null,
  amended: null,
  warehouse: {
    id: 9,
    name: 'Harbor Dock',
    slug: 'harbor-dock',
    warehouseUrl: 'harbor-dock',
    city: 'Columbus',
    state: 'OH',
    country: 'US',
    photo: null,
  },
  customer: party(5, 'Bennett Home Goods'),
  seller: party(3, 'Calloway Logistics'),
  selectedTerm: 6,
  spaceType: 'PALLET',
  quantity: 24,
  quantityOfPallet: 24,
  startDate: '2027-01-01',
  endDate: '2027-07-01',
  pricePerPallet: 20,
  discountedPricePerPallet: null,
  monthlyTotal: 480,
  monthlyVolumeTier: null,
  depositAmount: null,
  amountDue: 480,
  couponCode: null,
  couponDiscount: 0,
  setupAmount: 0,
  fulfillmentAmount: 0,
  parts: [],
  billedBy: 'warehouse',
  quoteId: null,
  currency: 'usd',
  adminApprovedAt: null,
  sellerCompletedAt: '2026-12-20T10:00:00.000Z',
  expiresAt: null,
  failure: null,
  actions: [],
  events: [],
  agreement: null,
  invoice: null,
  createdAt: '2026-12-19T10:00:00.000Z',
  updatedAt: '2026-12-20T10:00:00.000Z',
}

const seller: UserType = 'seller'

it('begins with the next step, then space and contact, goods, money, documents, and history', async () => {
  standInApi(() => null)
  await renderInApp(
    <TransactionDetail
      transaction={transaction}
      role={seller}
      banner={<h2>Next step</h2>}
      goods={<h2>Arrivals</h2>}
      documents={<h2>Documents of the warehouse</h2>}
    />,
  )
  await screen.findByRole('heading', { name: 'History' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Next step',
    'Reservation',
    'Parties',
    'Arrivals',
    'What the merchant commits to',
    'Payment',
    'Invoice',
    'Documents of the warehouse',
    'History',
  ])
  expect(screen.getByRole('link', { name: 'Message Bennett Home Goods' })).toBeDefined()
})
