import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { bought, type Buyer, byBank, newBuyer, palletsByCard, purchase, readTransaction } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url, pool } = stack
let buyer: Buyer
beforeAll(async () => {
  buyer = await newBuyer(stack)
})

const pallets = (more: Record<string, unknown> = {}) => palletsByCard(buyer, listingIds.main, more)
const tomorrow = () => inDays(1)

describe('what the client believes', () => {
  const right = {
    pricePerPallet: 20,
    discountedPricePerPallet: 20,
    monthlyTotal: 40,
    amountDue: 40,
    price: 40,
    total: 40,
  }

  it('passes when it is right', async () => {
    expect((await purchase(url, buyer.token, pallets(right))).status).toBe(200)
  })

  it.each(Object.keys(right))('%s tampered with answers 409 and charges nothing', async (field) => {
    for (const wrong of [0, 0.01, 39.99, 40.01, 4000]) {
      const reply = await purchase(url, buyer.token, pallets({ ...right, [field]: wrong }))
      expect(reply).toMatchObject({ status: 409, error: { code: 'PRICE_CHANGED' } })
      expect(reply.error?.data.issues).toEqual([expect.objectContaining({ path: field })])
    }
  })

  it('cannot be negative, no number, or name a seller or owner of its own', async () => {
    for (const amountDue of [-40, 'abc', Number.MAX_VALUE])
      expect((await purchase(url, buyer.token, pallets({ amountDue }))).status).toBeGreaterThanOrEqual(400)
    const id = await bought(url, buyer.token, pallets({ seller: { id: buyer.id }, sellerId: buyer.id, customerId: 1 }))
    const order = await readTransaction(url, buyer.token, id)
    expect([order.customer.id, order.seller.id]).toEqual([buyer.id, 3])
  })
})

describe('the identity gate (R-338)', () => {
  const many = (who: Buyer, quantity: number, more = {}) =>
    palletsByCard(who, listingIds.expensive, { quantity, ...more })

  it('lets exactly 10,000 dollars pass and stops a cent-worth more', async () => {
    const unverified = await newBuyer(stack, { kycVerified: false })
    expect((await purchase(url, unverified.token, many(unverified, 100))).status).toBe(200)
    const reply = await purchase(url, unverified.token, many(unverified, 101))
    expect(reply).toMatchObject({ status: 403, error: { code: 'KYC_REQUIRED' } })
  })

  it('lets a verified customer pass, and tells admins of split orders', async () => {
    expect((await purchase(url, buyer.token, many(buyer, 150))).status).toBe(200)
    const splitter = await newBuyer(stack, { kycVerified: false })
    await bought(url, splitter.token, many(splitter, 60))
    await bought(url, splitter.token, many(splitter, 61))
    const { rows } = await pool.query(
      `select n.kind from market.notification n join users u on u.id = n.user_id
       where u.user_type = 'admin' and n.kind = 'identity_split' and (n.data ->> 'customerId')::int = $1`,
      [splitter.id],
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('refusals', () => {
  // A person may ask sixty times a minute.
  beforeAll(async () => {
    buyer = await newBuyer(stack)
  })

  it.each([
    ['hidden', listingIds.hidden, 404, 'LISTING_UNAVAILABLE'],
    ['draft', listingIds.draft, 404, 'LISTING_UNAVAILABLE'],
    ['missing', 2_147_483_647, 404, 'LISTING_UNAVAILABLE'],
    ['global', listingIds.global, 409, 'STORAGE_UNAVAILABLE'],
    ['platform-managed', listingIds.manager, 409, 'STORAGE_UNAVAILABLE'],
    ['square-feet-only', listingIds.squareFeetOnly, 409, 'STORAGE_UNAVAILABLE'],
    ['unpriced', listingIds.withoutPrices, 400, 'TERM_UNAVAILABLE'],
    ['other-term', listingIds.oneTerm, 400, 'TERM_UNAVAILABLE'],
  ] as const)('of a %s listing', async (_kind, warehouseId, status, code) => {
    const reply = await purchase(url, buyer.token, palletsByCard(buyer, warehouseId, { quantity: 5 }))
    expect(reply).toMatchObject({ status, error: { code } })
  })

  it.each([
    [4, 'Minimum available space is 5 pallets'],
    [101, 'Maximum available space is 100 pallets'],
    [5.5, 'Invalid data'],
  ])('of the quantity %d (R-141, R-143)', async (quantity, message) => {
    const body = palletsByCard(buyer, listingIds.oneTerm, { quantity, selectedTerm: 3 })
    const reply = await purchase(url, buyer.token, body)
    expect(reply).toMatchObject({ status: 400, message, error: { code: 'QUANTITY_OUT_OF_RANGE' } })
  })

  it('of a start date in the past or beyond a year', async () => {
    for (const startDate of [inDays(-3), addMonths(dayOf(new Date()), 13)])
      expect(await purchase(url, buyer.token, pallets({ startDate }))).toMatchObject({
        status: 400,
        error: { code: 'START_DATE_INVALID' },
      })
  })

  it('of a customer whose email is not verified', async () => {
    const fresh = await newBuyer(stack, { isEmailVerified: false })
    const reply = await purchase(url, fresh.token, palletsByCard(fresh, listingIds.main))
    expect(reply).toMatchObject({ status: 403, error: { code: 'EMAIL_NOT_VERIFIED' } })
  })

  it('without agreement, payment method or a known term (R-342, R-343)', async () => {
    for (const body of [pallets({ agree: false }), pallets({ cardId: undefined }), pallets({ selectedTerm: 2 }), {}])
      expect(await purchase(url, buyer.token, body)).toMatchObject({
        status: 400,
        error: { code: 'VALIDATION_FAILED' },
      })
  })

  it("of another's card, account or billing details", async () => {
    const other = await newBuyer(stack)
    const bank = byBank(other)
    for (const more of [{ cardId: other.cardId }, { billingInfoId: other.billingInfoId }, bank])
      expect(await purchase(url, buyer.token, pallets(more))).toMatchObject({
        status: 400,
        error: { code: 'PAYMENT_METHOD_INVALID' },
      })
  })

  it('of more space than is free in the time, but not of the time after', async () => {
    const who = await newBuyer(stack)
    const all = (more = {}) => palletsByCard(who, listingIds.secondSeller, { quantity: 150, ...more })
    await bought(url, who.token, all())
    const one = await purchase(url, who.token, all({ quantity: 1 }))
    expect(one).toMatchObject({ status: 409, error: { code: 'CAPACITY_EXCEEDED' } })
    expect((await purchase(url, who.token, all({ startDate: addMonths(tomorrow(), 1) }))).status).toBe(200)
  })
})
