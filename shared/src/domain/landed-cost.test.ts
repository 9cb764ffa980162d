import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storageTerms } from '../reference/terms'
import { type CompareNeed, type CostedListing, landedCost, noFulfillment, tierFor } from './landed-cost'
import { convertedSpace } from './pallet-quantity'

const count = (max: number) => fc.integer({ min: 0, max })
const anyNeed: fc.Arbitrary<CompareNeed> = fc.record({
  spaceType: fc.constantFrom('PALLET' as const, 'SQ_FEET' as const),
  quantity: count(100_000),
  term: fc.constantFrom(...storageTerms),
  containers40: count(200),
  containers20: count(200),
  palletsIn: count(5000),
  parcelsIn: count(50_000),
  orders: count(100_000),
  unitsPerOrder: fc.integer({ min: 1, max: 50 }),
  caseOrders: count(20_000),
  casesPerOrder: fc.integer({ min: 1, max: 50 }),
  palletsOut: count(5000),
  labels: count(100_000),
  laborHours: count(2000),
  returnsPercent: fc.integer({ min: 0, max: 100 }),
})

const dollars = fc.option(fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100))
const rates = (fields: readonly string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, dollars])) as Record<string, typeof dollars>)
const tier = (tierName: string) =>
  fc.record({
    tierName: fc.constant(tierName),
    fulfillmentRatesDetails: fc.record({
      inbound: rates(['container_40ft_rate', 'container_20ft_rate', 'per_pallet_rate', 'per_parcel_rate']),
      outbound: fc.record({
        eCommerce: rates(['unit_pick_pack_rate', 'unit_pick_additional_rate']),
        b2b: rates(['case_pick_rate', 'case_pick_additional_rate', 'pallet_pick_rate']),
      }),
      fbaPrep: rates(['labeling_rate']),
      other: rates(['service_labor_rate']),
    }),
  })
const anyListing: fc.Arbitrary<CostedListing> = fc.record({
  palletEnabled: fc.boolean(),
  sqEnabled: fc.boolean(),
  hotRackEnabled: fc.boolean(),
  discountOption: fc.constantFrom('percentage', 'fixed'),
  price1: dollars,
  price3: dollars,
  price6: dollars,
  price12: dollars,
  discount1: dollars,
  discount12: dollars,
  priceSq1: dollars,
  priceSq3: dollars,
  priceSq6: dollars,
  priceSq12: dollars,
  fulfillmentRatesVisible: fc.boolean(),
  fulfillmentRates: fc.tuple(tier('0 to 500'), tier('501 to 9999')).map((tiers) => [...tiers]),
})

const listing: CostedListing = {
  palletEnabled: true,
  sqEnabled: false,
  hotRackEnabled: true,
  discountOption: 'percentage',
  price3: 20,
  discount3: 10,
  fulfillmentRatesVisible: true,
  fulfillmentRates: [
    {
      tierName: '0 to 500',
      fulfillmentRatesDetails: {
        inbound: { container_40ft_rate: 350, per_pallet_rate: 9.5 },
        outbound: { eCommerce: { unit_pick_pack_rate: 2.4, unit_pick_additional_rate: 0.35 } },
      },
    },
    {
      tierName: '501 to 9999',
      fulfillmentRatesDetails: { outbound: { eCommerce: { unit_pick_pack_rate: 2 } } },
    },
  ],
}
const need: CompareNeed = { ...noFulfillment, spaceType: 'PALLET', quantity: 40, term: 3 }

describe('landed cost', () => {
  it('is storage after its discount and each service of the profile by the rates of the tier', () => {
    const cost = landedCost(listing, { ...need, containers40: 2, orders: 300, unitsPerOrder: 3 })
    expect(cost.lines.map(({ key, units, amountCents }) => [key, units, amountCents])).toEqual([
      ['storage', 40, 72_000],
      ['container_40ft_rate', 2, 70_000],
      ['unit_pick_pack_rate', 300, 72_000],
      ['unit_pick_additional_rate', 600, 21_000],
    ])
    expect(cost).toMatchObject({ monthlyCents: 235_000, termCents: 705_000, missing: 0, tier: '0 to 500' })
  })

  it('marks what has no rate, and never counts it as free', () => {
    const cost = landedCost(listing, { ...need, palletsOut: 5, orders: 600, unitsPerOrder: 2 })
    expect(cost.tier).toBe('501+')
    expect(cost.lines.filter(({ amountCents }) => amountCents === null).map(({ key }) => key)).toEqual([
      'unit_pick_additional_rate',
      'pallet_pick_rate',
    ])
    expect(cost).toMatchObject({ monthlyCents: 72_000 + 120_000, missing: 2 })
    expect(landedCost({ ...listing, fulfillmentRatesVisible: false }, { ...need, orders: 10 }).missing).toBe(1)
  })

  it('counts returns as a service to ask for: no rate sheet has their price', () => {
    const cost = landedCost(listing, { ...need, orders: 250, caseOrders: 50, returnsPercent: 7 })
    expect(cost.lines.find(({ key }) => key === 'isReturnsEnabled')).toMatchObject({
      label: 'Returns',
      units: 21,
      amountCents: null,
      isOffered: true,
    })
  })

  it('tells a service that the rate sheet declines from one whose rate is missing', () => {
    const misc = { isReturnsEnabled: false }
    const fulfillmentRates = listing.fulfillmentRates?.map((one) => ({
      ...one,
      fulfillmentRatesDetails: { ...one.fulfillmentRatesDetails, misc },
    }))
    const cost = landedCost(
      { ...listing, fulfillmentRates },
      { ...need, orders: 250, palletsOut: 1, returnsPercent: 7 },
    )
    expect(cost.lines.filter(({ isOffered }) => !isOffered).map(({ key }) => key)).toEqual(['isReturnsEnabled'])
  })

  it('a warehouse that sells by the other unit alone is priced for the same space', () => {
    const bySqft: CostedListing = { sqEnabled: true, priceSq3: 1.25 }
    const [storage] = landedCost(bySqft, need).lines
    expect(storage).toMatchObject({ label: 'Square feet', units: 534, amountCents: 534 * 125 })
    expect(convertedSpace('SQ_FEET', 534)).toBe(41)
  })

  it('the tier is the one that holds the orders', () => {
    const tiers = listing.fulfillmentRates ?? []
    expect([0, 500, 501, 20_000].map((orders) => tierFor(tiers, orders)?.tierName)).toEqual([
      '0 to 500',
      '0 to 500',
      '501 to 9999',
      '501 to 9999',
    ])
    expect(tierFor([{ tierName: '100 to 200' }], 99)).toBeNull()
  })

  it('property: the sums are those of the lines, whole cents, and missing ones are exactly those without a rate', () => {
    fc.assert(
      fc.property(anyListing, anyNeed, (at, asked) => {
        const cost = landedCost(at, asked)
        const known = cost.lines.filter(({ rateCents }) => rateCents !== null)
        expect(cost.monthlyCents).toBe(known.reduce((sum, { rateCents, units }) => sum + (rateCents ?? 0) * units, 0))
        expect(cost.termCents).toBe(cost.monthlyCents * asked.term)
        expect(cost.missing).toBe(cost.lines.length - known.length)
        expect(Number.isSafeInteger(cost.termCents) && cost.termCents >= 0).toBe(true)
        for (const { units, rateCents, amountCents } of cost.lines) {
          expect(units).toBeGreaterThan(0)
          expect(amountCents === null).toBe(rateCents === null)
        }
      }),
    )
  })

  it('property: needing more within a tier never costs less, and needing nothing costs nothing', () => {
    fc.assert(
      fc.property(anyListing, anyNeed, count(1000), (at, asked, more) => {
        const bigger = {
          ...asked,
          quantity: asked.quantity + more,
          palletsIn: asked.palletsIn + more,
          labels: asked.labels + more,
        }
        expect(landedCost(at, bigger).monthlyCents).toBeGreaterThanOrEqual(landedCost(at, asked).monthlyCents)
        const none = { ...noFulfillment, spaceType: asked.spaceType, term: asked.term, quantity: 0 }
        expect(landedCost(at, none)).toMatchObject({ lines: [], monthlyCents: 0, termCents: 0, missing: 0 })
      }),
    )
  })
})
