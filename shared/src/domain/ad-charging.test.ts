import { describe, expect, it } from 'vitest'
import { type CandidateView, type ChargedCampaign, chargeViews } from './ad-charging'

const TODAY = '2026-11-23'
const campaign = (patch: Partial<ChargedCampaign> = {}): ChargedCampaign => ({
  id: 1,
  sellerId: 7,
  status: 'ACTIVE',
  startDay: TODAY,
  endDay: TODAY,
  remainingMicros: 1_000_000,
  impressionMicros: 20_000,
  visitMicros: 250_000,
  ...patch,
})
let views = 0
const view = (patch: Partial<CandidateView> = {}): CandidateView => {
  views += 1
  return {
    campaignId: 1,
    kind: 'impression',
    readerId: null,
    sameView: `view ${views}`,
    token: `token ${views}`,
    isShown: true,
    wasCharged: false,
    ...patch,
  }
}
const reasons = (campaigns: ChargedCampaign[], batch: CandidateView[]) =>
  chargeViews(campaigns, batch, TODAY).outcomes.map((outcome) =>
    outcome.charged ? outcome.priceMicros : outcome.reason,
  )

describe('charging views', () => {
  it('R-406: an impression and a page visit cost the prices of their campaign', () => {
    expect(reasons([campaign()], [view(), view({ kind: 'visit' })])).toEqual([20_000, 250_000])
  })

  it('refuses with the reason', () => {
    const tomorrow = '2026-11-24'
    const others = [
      campaign({ id: 2, status: 'PAUSED' }),
      campaign({ id: 3, startDay: tomorrow, endDay: tomorrow }),
      campaign({ id: 4, startDay: '2026-11-01', endDay: '2026-11-22' }),
    ]
    expect(
      reasons(
        [campaign(), ...others],
        [
          ...[2, 3, 4, 5].map((campaignId) => view({ campaignId })),
          view({ readerId: 7 }),
          view({ isShown: false }),
          view({ wasCharged: true }),
        ],
      ),
    ).toEqual(['not_active', 'not_active', 'not_active', 'not_active', 'owner', 'not_listed', 'duplicate'])
  })

  it('charges one view of a batch once, by its key and by its token; a visit is not the impression before it', () => {
    const first = view({ sameView: 'same', token: 'one' })
    expect(
      reasons(
        [campaign()],
        [first, { ...first, token: 'two' }, { ...first, sameView: 'other' }, { ...first, kind: 'visit' }],
      ),
    ).toEqual([20_000, 'duplicate', 'duplicate', 250_000])
  })

  it('the first view that the budget does not cover ends the campaign', () => {
    const result = chargeViews([campaign({ remainingMicros: 50_000 })], [view(), view(), view()], TODAY)
    expect(result.outcomes.map(({ charged }) => charged)).toEqual([true, true, false])
    expect(result.ended).toEqual([{ campaignId: 1, reason: 'budget_spent' }])
    expect(reasons([campaign({ remainingMicros: 100_000 })], [view({ kind: 'visit' }), view()])).toEqual([
      'no_budget',
      'no_budget',
    ])
  })

  it('never charges more than a campaign has left, nor a view twice', () => {
    let state = 11
    const below = (most: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state % most
    }
    for (let round = 0; round < 300; round++) {
      const campaigns = [1, 2, 3].map((id) => campaign({ id, sellerId: id, remainingMicros: below(2_000_000) }))
      const batch = Array.from({ length: below(120) }, () =>
        view({
          campaignId: 1 + below(4),
          kind: below(4) === 0 ? 'visit' : 'impression',
          readerId: below(6) === 0 ? 1 + below(3) : null,
          sameView: `same ${below(60)}`,
          token: `token ${below(80)}`,
          isShown: below(9) !== 0,
          wasCharged: below(9) === 0,
        }),
      )
      const { outcomes, ended } = chargeViews(campaigns, batch, TODAY)
      expect(outcomes).toHaveLength(batch.length)
      const keys: string[] = []
      const spent = new Map<number, number>()
      for (const [at, outcome] of outcomes.entries()) {
        const each = batch[at]
        if (!outcome.charged || !each) continue
        keys.push(`${each.kind} ${each.sameView}`, `${each.kind} ${each.token}`)
        spent.set(each.campaignId, (spent.get(each.campaignId) ?? 0) + outcome.priceMicros)
      }
      expect(new Set(keys).size).toBe(keys.length)
      for (const { id, remainingMicros, impressionMicros } of campaigns) {
        const left = remainingMicros - (spent.get(id) ?? 0)
        expect(left).toBeGreaterThanOrEqual(0)
        if (spent.has(id) && left < impressionMicros) expect(ended.map(({ campaignId }) => campaignId)).toContain(id)
      }
    }
  })
})
