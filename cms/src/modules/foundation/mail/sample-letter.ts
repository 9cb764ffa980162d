import type { MailKind, MailValues } from '@stackyard/shared/messages/mails/mail-text'
import { arrivalLines } from './arrival-lines'
import { changeLines } from './change-lines'
import { commitmentLines, reservationLines } from './order-lines'
import type { Letter } from './letter'

const SAMPLE_URL = 'https://stackyard.test/sample?token=sample'

const sampleValues: MailValues = {
  provider: 'Google',
  name: 'YubiKey 5',
  device: 'Firefox, Windows',
  ip: '203.0.113.7',
  at: { at: '2026-11-21T14:30:00Z' },
  to: 'new@example.com',
  from: 'old@example.com',
  profile: 'Blue Dock',
  days: 7,
  date: { day: '2026-12-21' },
  topic: 'Press',
  sender: 'Pia Reyes, pia@example.com',
  seller: 'Blue Dock',
  warehouse: 'Blue Dock Columbus',
  customer: 'Acme Goods',
  need: '300 pallets',
  subject: 'Blue Dock sent you a quote',
  message:
    'Blue Dock sent you a quote for 300 pallets.\nhttps://stackyard.test/dashboard/quotes/31\n\nAcme Goods wrote you a message.\nhttps://stackyard.test/dashboard/messages',
  search: '“Blue Dock Columbus”',
  rest: 4,
  number: '#1042',
  who: 'Acme Goods',
  lastDay: { day: '2027-05-31' },
  amount: { cents: 123_450 },
  day: { day: '2026-12-03' },
  expires: { at: '2026-11-24T14:30:00Z' },
}

const sampleTerms = {
  type: 'offering',
  fulfillmentCents: 0,
  dueCents: 123_450,
  monthCents: 123_450,
  term: 3,
  startDay: '2026-12-01',
  paymentType: 'CARD',
  warehouse: 'Blue Dock Columbus',
} as const

const sampleArrival = {
  warehouse: 'Blue Dock Columbus',
  day: '2026-12-03',
  windowStart: '08:00',
  windowEnd: '10:00',
  quantity: 24,
  unit: 'pallet',
  carrier: '',
  reference: '4500012345',
  counted: null,
  damaged: null,
} as const

const sampleChange = {
  number: 1042,
  warehouse: 'Blue Dock Columbus',
  kind: 'extension',
  fromDay: '2027-03-01',
  space: { type: 'PALLET', quantity: 12, monthCents: 123_450, lastDay: '2027-05-31' },
  totalCents: 740_700,
  fulfillmentLastDay: null,
  depositCents: null,
} as const

const sampleListings: Letter['lines'] = {
  en: [{ label: 'Blue Dock Columbus', value: 'New · $12.50 per pallet per month · Columbus, OH', url: SAMPLE_URL }],
  ar: [{ label: 'Blue Dock Columbus', value: 'جديد · \u2068Columbus, OH\u2069', url: SAMPLE_URL }],
}

const sampleLines = (kind: MailKind): Pick<Letter, 'lines'> => {
  if (kind.startsWith('searchAlert')) return { lines: sampleListings }
  if (kind === 'order.customer_purchase.customer') return { lines: commitmentLines(sampleTerms) }
  if (kind.startsWith('arrival.')) return { lines: arrivalLines(sampleArrival, '') }
  if (kind.startsWith('change.') && kind !== 'change.extension') return { lines: changeLines(sampleChange) }
  if (!kind.startsWith('order.')) return {}
  const facts = { id: 1042, spaceType: 'PALLET', quantity: 12, endDay: '2027-03-01', amountCents: 123_450 } as const
  return { lines: reservationLines({ ...sampleTerms, ...facts }) }
}

/** An email of a kind with sample values. */
export const sampleLetter = (kind: MailKind): Letter => ({
  kind,
  to: 'reader@example.com',
  name: 'Pia',
  values: sampleValues,
  url: SAMPLE_URL,
  ...sampleLines(kind),
  ...(/^(notice$|digest$|order\.|arrival\.|change\.|searchAlert)/.test(kind)
    ? { preferencesUrl: 'https://stackyard.test/settings/#notifications', stopUrl: 'https://stackyard.test/stop' }
    : {}),
})
