import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './calendar'
import { commitmentFacts, commitmentOf, type CommitmentTerms } from './commitment'

const terms = (more: Partial<CommitmentTerms> = {}): CommitmentTerms => ({
  type: 'offering',
  dueCents: 100_000,
  monthCents: 100_000,
  term: 3,
  startDay: '2027-01-31',
  paymentType: 'CARD',
  warehouse: 'Dock House',
  ...more,
})

const said = (of: CommitmentTerms) => Object.fromEntries(commitmentFacts(of).map(({ key, value }) => [key, value]))

describe('what a merchant commits to', () => {
  it('sums agree to the cent: the first payment and the later months are the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.nat(100),
        fc.constantFrom(1, 3, 6, 12),
        fc.constantFrom('2027-01-01', '2027-01-31', '2028-02-29', '2026-12-15'),
        (monthCents, setupCents, couponCents, term, startDay) => {
          const dueCents = monthCents + setupCents - couponCents
          const { months, totalCents, firstPayment, lastDay } = commitmentOf(
            terms({ monthCents, setupCents, couponCents, dueCents, term, startDay }),
          )
          const sum = (list: typeof months) => list.reduce((cents, month) => cents + month.cents, 0)
          expect(firstPayment.cents + sum(months.slice(1))).toBe(totalCents)
          expect(sum(months) + setupCents - couponCents).toBe(totalCents)
          expect(months).toHaveLength(term)
          expect(months.map(({ day }) => day)).toEqual([...new Set(months.map(({ day }) => day))].toSorted())
          expect(months.filter(({ billedBy }) => billedBy === 'platform')).toEqual([months[0]])
          expect(lastDay !== null && lastDay < addMonths(startDay, term)).toBe(true)
        },
      ),
    )
  })

  it('says five things', () => {
    expect(said(terms())).toEqual({
      first: '$1,000.00, held on your card now and charged when the warehouse accepts',
      total: '$3,000.00 for 3 months',
      months:
        '$1,000.00 for the month from 31 Jan 2027, in the first payment; then $1,000.00 on 28 Feb 2027 and 31 Mar 2027',
      biller: 'Stackyard takes the first payment; Dock House bills the other 2 months',
      end: 'It ends by itself after 29 Apr 2027. You can cancel until the warehouse accepts; after that you can ask to cancel.',
    })
  })

  it('says what was agreed since the purchase', () => {
    const payments = [
      { day: '2027-01-31', cents: 100_000 },
      { day: '2027-02-28', cents: 100_000 },
      { day: '2027-03-31', cents: 150_000 },
      { day: '2027-02-10', cents: 20_000 },
    ]
    expect(said(terms({ amended: { payments, endDay: '2027-04-20' } }))).toMatchObject({
      total: '$3,700.00 for 31 Jan 2027 to 19 Apr 2027',
      months:
        '$1,000.00 for the month from 31 Jan 2027, in the first payment; then $200.00 on 10 Feb 2027; then $1,000.00 on 28 Feb 2027; then $1,500.00 on 31 Mar 2027',
      biller: 'Stackyard takes the first payment; Dock House bills the other 3 payments',
      end: 'It ends by itself after 19 Apr 2027. You can cancel until the warehouse accepts; after that you can ask to cancel.',
    })
  })

  it('says that the platform charges the later months, where it does', () => {
    expect(said(terms({ billedBy: 'platform' })).biller).toBe(
      'Stackyard takes the first payment and charges the other 2 months, each on its day, by the same payment method',
    )
    expect(commitmentOf(terms({ billedBy: 'platform' })).months.map(({ billedBy }) => billedBy)).toEqual([
      'platform',
      'platform',
      'platform',
    ])
  })

  it('tells a debit from a hold, and names setup and coupon', () => {
    const facts = said(terms({ paymentType: 'ACH', setupCents: 5000, couponCents: 1000, dueCents: 104_000 }))
    expect(facts.first).toContain('debited from your bank account when the warehouse accepts')
    expect(facts.total).toBe('$3,040.00 for 3 months and $50.00 setup, less the coupon of $10.00')
  })

  it('says of storage with fulfillment what is of which, and that both end together when canceled', () => {
    const both = terms({ fulfillmentCents: 45_000, couponCents: 5000, dueCents: 140_000 })
    expect(said(both)).toEqual({
      first: '$1,400.00, held on your card now and charged when the warehouse accepts',
      total: '$3,400.00 for 3 months and the fulfillment deposit of $450.00, less the coupon of $50.00',
      months:
        '$1,000.00 for the month from 31 Jan 2027, in the first payment; then $1,000.00 on 28 Feb 2027 and 31 Mar 2027',
      biller:
        'Stackyard takes the first payment; Dock House bills the other 2 months; Dock House bills fulfillment services as you use them',
      end: 'Storage ends by itself after 29 Apr 2027; fulfillment has no fixed end; you agree on it with the warehouse, and the deposit stays paid. You can cancel both together until the warehouse accepts; after that you can ask to cancel both.',
    })
    expect(said({ ...both, term: 1 }).biller).toMatch(
      /^Stackyard takes the first payment; Dock House bills fulfillment/,
    )
  })

  it('says when fulfillment ends, once that was agreed', () => {
    const amended = {
      payments: [{ day: '2027-01-31', cents: 100_000 }],
      endDay: '2027-02-28',
      fulfillmentEnd: '2027-04-01',
    }
    expect(said(terms({ fulfillmentCents: 45_000, amended })).end).toMatch(
      /^Storage ends by itself after 27 Feb 2027; fulfillment ends after 31 Mar 2027. /,
    )
  })

  it('has no months and no fixed end for fulfillment', () => {
    const facts = said(terms({ type: 'fulfillment', term: null, startDay: null, monthCents: 0, dueCents: 45_000 }))
    expect(facts.total).toBe('$450.00 deposit; services are billed as you use them')
    expect(facts.end).toMatch(/^It has no fixed end; you agree on it with the warehouse, and the deposit stays paid\./)
  })

  it('says when fulfillment that was reserved alone ends, once that was agreed', () => {
    const alone = terms({ type: 'fulfillment', term: null, startDay: null, monthCents: 0, dueCents: 45_000 })
    const amended = { payments: [], endDay: '2026-12-01', fulfillmentEnd: '2027-04-01' }
    const facts = said({ ...alone, amended })
    expect(facts.end).toMatch(/^It ends by itself after 31 Mar 2027\. /)
    expect({ ...facts, end: '' }).toEqual({ ...said(alone), end: '' })
  })
})
