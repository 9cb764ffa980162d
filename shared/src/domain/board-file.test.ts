import { expect, it } from 'vitest'
import { defaultWeights } from '../reference/sourcing-terms'
import type { BoardQuote, SourcingBoard } from '../schema/sourcing-board'
import { type BoardFileWords, boardTable } from './board-file'
import { noQuoteLines } from './quote-lines'

const need = { spaceType: 'PALLET', quantity: 10, startDate: '2027-03-01', term: 3 } as const
const offer = (lines: Partial<Record<keyof typeof noQuoteLines, number>>): NonNullable<BoardQuote['offer']> => ({
  revision: 1,
  side: 'seller',
  need,
  lines: { ...noQuoteLines, ...lines },
  included: ['EDI', 'Returns'],
  validUntil: '2027-02-01',
  note: '',
  answers: ['Two hours.'],
  files: [],
  totals: { month: 150, setup: 0, term: 450, due: 150 },
  createdAt: '2026-11-28T00:00:00.000Z',
})
const quote = (id: number, of: BoardQuote['offer']): BoardQuote => ({
  id,
  lot: 1,
  stage: of ? 'sent' : 'requested',
  state: of ? 'answered' : 'open',
  answer: null,
  orderId: null,
  warehouse: { id, name: `House ${id}`, slug: '', city: 'Reno', state: '', sellerName: 'Co' },
  offer: of,
  answeredAfter: null,
  serviceRecord: null,
  figures: { price: null, rating: null, distance: null, answerTime: null },
  failed: [{ gate: 'priced' }, { gate: 'need' }],
  rank: null,
  points: 12,
  parts: [],
})
const board = (quotes: BoardQuote[], unitsPerOrder: number | null): SourcingBoard => ({
  id: 5,
  title: '',
  message: '',
  state: 'open',
  answerBy: '2026-12-05',
  questions: ['How fast?'],
  files: [],
  actions: [],
  createdAt: '',
  profile: {
    firstName: '',
    lastName: '',
    company: '',
    storageVolume: '51-100',
    monthlyShipmentVolume: '501-1000',
    categories: [],
    merchantType: 'eCommerceRetailer',
  },
  weights: defaultWeights,
  unitsPerOrder,
  lots: [{ number: 1, title: '', need, place: '', radiusInMiles: null, budget: null, musts: {}, quoteId: null }],
  invitations: [],
  quotes,
  asked: [],
  steps: [],
})

const columns = new Proxy({} as BoardFileWords['columns'], { get: (_, key) => String(key) })
const words: BoardFileWords = {
  columns,
  need: (number) => `need ${number}`,
  stage: (stage) => stage,
  gate: ({ gate }) => gate,
  order: (units) => `order of ${units}`,
  line: (label) => label,
  notQuoted: 'none',
}
const rowsOf = (of: SourcingBoard) => {
  const { fields, data } = boardTable(of, words)
  return data.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])))
}

it('has a row for each quote, and a column for each line that somebody prices', () => {
  const rows = rowsOf(
    board([quote(1, offer({ storage: 15, setup: 0 })), quote(2, offer({ storage: 9 })), quote(3, null)], 1),
  )
  expect(rows[0]).toMatchObject({
    need: 'need 1',
    place: 'Reno',
    musts: 'priced; need',
    points: '',
    quantity: 10,
    term: 450,
  })
  expect(rows.map((row) => [row.storage, row['Setup, once']])).toEqual([
    [15, 0],
    [9, 'none'],
    ['', ''],
  ])
  expect(rows[0]).toMatchObject({ included: 'EDI; Returns', 'How fast?': 'Two hours.' })
  expect(Object.keys(rows[0] ?? {})).not.toContain('Case Pick')
})

it('has what an order of several units costs, where somebody prices it', () => {
  const pick = { unit_pick_pack_rate: 2.1, unit_pick_additional_rate: 0.35 }
  const quotes = [quote(1, offer({ storage: 15, ...pick })), quote(2, offer({ storage: 9, unit_pick_pack_rate: 3 }))]
  expect(rowsOf(board(quotes, 3)).map((row) => row['order of 3'])).toEqual([2.8, 'none'])
  for (const units of [null, 1])
    expect(Object.keys(rowsOf(board(quotes, units))[0] ?? {}).some((name) => name.startsWith('order'))).toBe(false)
  expect(boardTable(board([quote(2, offer({ storage: 9 }))], 3), words).fields).not.toContain('order of 3')
})
