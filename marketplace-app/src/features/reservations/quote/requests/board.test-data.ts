import { noQuoteLines } from '@stackyard/shared/domain/quote-lines'
import { defaultWeights } from '@stackyard/shared/reference/sourcing-terms'
import type { BoardQuote, SourcingBoard } from '@stackyard/shared/schema/sourcing-board'

const need = { spaceType: 'PALLET', quantity: 10, startDate: '2027-03-01', term: 3 } as const

/** A priced quote that passes every must; `more` goes over it. */
export const boardQuote = (id: number, storage: number, more: Partial<BoardQuote> = {}): BoardQuote => ({
  id,
  lot: 1,
  stage: 'sent',
  state: 'answered',
  answer: null,
  orderId: null,
  warehouse: {
    id: id * 10,
    name: `House ${id}`,
    slug: `house-${id}`,
    city: 'Reno',
    state: 'NV',
    sellerName: `Co ${id}`,
  },
  offer: {
    revision: 1,
    side: 'seller',
    need,
    lines: { ...noQuoteLines, storage },
    included: [],
    validUntil: '2027-02-01',
    note: '',
    answers: [`Answer ${id}`],
    files: [],
    totals: { month: storage * 10, setup: 0, term: storage * 30, due: storage * 10 },
    createdAt: '2026-11-28T00:00:00.000Z',
  },
  answeredAfter: 2,
  serviceRecord: null,
  figures: { price: storage * 30, rating: null, distance: null, answerTime: 2 },
  failed: [],
  rank: 1,
  points: 70,
  parts: [],
  ...more,
})

export const sampleBoard = (quotes: BoardQuote[], more: Partial<SourcingBoard> = {}): SourcingBoard => ({
  id: 5,
  title: 'Space for toys',
  message: 'We need room.',
  state: 'open',
  answerBy: '2026-12-05',
  questions: ['How fast?'],
  files: [],
  actions: ['invite', 'uninvite', 'reply', 'award', 'close'],
  createdAt: '2026-11-28T00:00:00.000Z',
  profile: {
    firstName: 'Bea',
    lastName: 'Okafor',
    company: 'Okafor Toys',
    storageVolume: '51-100',
    monthlyShipmentVolume: '501-1000',
    categories: ['toysGames'],
    merchantType: 'eCommerceRetailer',
  },
  weights: defaultWeights,
  unitsPerOrder: null,
  lots: [{ number: 1, title: '', need, place: 'Reno', radiusInMiles: null, budget: null, musts: {}, quoteId: null }],
  invitations: [],
  quotes,
  asked: [],
  steps: [],
  ...more,
})
