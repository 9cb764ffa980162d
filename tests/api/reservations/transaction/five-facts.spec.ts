import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { commitmentFacts, type CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { beforeAll, expect, it } from 'vitest'
import { bought, newBuyer, palletsByCard, readTransaction, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const stack = sharedStack()
const { url } = stack
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
})

const cents = (dollars: number | null) => dollarsToCents(dollars) ?? 0

/** What the reservation's page hands to the facts. */
const termsOf = (order: Transaction): CommitmentTerms => ({
  type: order.type,
  dueCents: cents(order.amountDue),
  couponCents: cents(order.couponDiscount),
  monthCents: cents(order.monthlyTotal),
  setupCents: cents(order.setupAmount),
  fulfillmentCents: cents(order.fulfillmentAmount),
  term: order.selectedTerm,
  startDay: order.startDate,
  paymentType: order.paymentType,
  warehouse: order.warehouse.name,
  billedBy: order.billedBy,
})

/** Words without the spaces at which lines break. */
const solid = (text: string): string => text.replace(/\s/g, '')

/** The words of an uncompressed PDF: its strings are written in hex. */
const wordsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/<([0-9a-f]+)>/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('latin1'))
    .join('')

const startDate = inDays(230)
const tier = { monthlyVolumeTier: '501 to 2000' }

it.each([
  ['storage', { selectedTerm: 3, startDate }],
  ['both parts', { selectedTerm: 6, startDate, fulfillment: tier }],
  ['fulfillment', { ...tier, type: 'fulfillment', selectedTerm: undefined, spaceType: undefined, quantity: undefined }],
])('page, email, and agreement say the same five facts of %s', async (_, more) => {
  const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, more))
  const facts = commitmentFacts(termsOf(await readTransaction(url, buyer.token, id)))
  expect(facts.map(({ key }) => key)).toEqual(['first', 'total', 'months', 'biller', 'end'])
  const agreement = await fetch(`${url}/api/user/transaction/${id}/agreement`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  const printed = solid(wordsOf(Buffer.from(await agreement.arrayBuffer())))
  const mail = await eventually('the email of the purchase', 30_000, async () =>
    stack.outbox().find(({ to, subject }) => to === buyer.email && subject.includes(`#${id} `)),
  )
  for (const { label, value } of facts) {
    expect(printed, label).toContain(solid(value))
    expect(solid(mail.text), label).toContain(solid(value))
  }
})
