import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { QuotePage } from './quote-page'

const quote: QuoteDetails = {
  id: 7,
  _id: 7,
  state: 'answered',
  warehouse: { id: 3, name: 'House 3', slug: 'house-3' },
  sellerName: 'Holm & Sons',
  merchant: {
    id: 11,
    firstName: 'Mara',
    lastName: 'Quill',
    email: 'mara@quill.example',
    phone: '',
    company: 'Quill Toys',
    website: '',
  },
  merchantType: 'eCommerceRetailer',
  categories: ['toysGames'],
  storageVolume: '51-100',
  monthlyShipmentVolume: '501-1000',
  message: 'We need room for toys.',
  answer: 'We have none.',
  answeredAt: '2026-11-20T10:00:00.000Z',
  isAnsweredByPlatform: false,
  need: null,
  answerBy: null,
  stage: 'declined',
  offer: null,
  eventId: null,
  orderId: null,
  actions: [],
  createdAt: '2026-11-19T10:00:00.000Z',
  offers: [],
  events: [],
  canOpenRfp: false,
  isOnBehalf: false,
}

it('leads providers to the full request for proposal only when they may open it', async () => {
  standInApi(() => null)
  await renderInApp(<QuotePage quote={quote} isSeller />)
  expect(screen.getByText('We need room for toys.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /full request/i })).toBeNull()
  cleanup()
  await renderInApp(<QuotePage quote={{ ...quote, canOpenRfp: true }} isSeller />)
  const link = screen.getByRole('link', { name: /full request/i })
  expect(link.getAttribute('href')).toBe('/dashboard/submit-rfp/11')
})

it('of a request to a company says that it is answered in words, and offers no rates', async () => {
  const toCompany: QuoteDetails = {
    ...quote,
    warehouse: null,
    state: 'open',
    stage: 'requested',
    answer: null,
    answeredAt: null,
    actions: ['decline'],
  }
  standInApi(() => ({}))
  await renderInApp(<QuotePage quote={toCompany} isSeller />)
  expect(await screen.findByText(/^This request is to your company/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined()
  expect(screen.queryByText('Start from my rates')).toBeNull()
})

it('an admin answers for a managed profile in words or declines; the merchant reads who answered', async () => {
  const onBehalf: QuoteDetails = {
    ...quote,
    state: 'open',
    stage: 'requested',
    answer: null,
    answeredAt: null,
    actions: ['decline'],
    isOnBehalf: true,
  }
  standInApi(() => ({}))
  await renderInApp(<QuotePage quote={onBehalf} isSeller />)
  expect(await screen.findByText(/^We manage the profile of Holm & Sons/)).toBeDefined()
  expect(screen.getByLabelText(/Your answer/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined()
  expect(screen.queryByText('Send a quote')).toBeNull()
  // What is written outside is in no audit trail.
  expect(screen.queryByRole('link', { name: 'Answer by email' })).toBeNull()
  cleanup()
  await renderInApp(<QuotePage quote={{ ...quote, isAnsweredByPlatform: true }} isSeller={false} />)
  expect(await screen.findByText(/^Stackyard on behalf of Holm & Sons/)).toBeDefined()
})
