import type { SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { defaultWeights } from '@stackyard/shared/reference/sourcing-terms'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { needOf } from '../quote/offer'
import { colleagueOf } from './colleague'
import { eventBody, eventsOf } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url } = stack
const events = eventsOf(url)
const { seller, mine } = await twoProviders(stack)

const lotsWithin = (radiusInMiles: unknown, more: Record<string, unknown> = {}) => [
  { title: 'Toys', need: needOf(), place: 'Columbus, OH', radiusInMiles, ...more },
]

describe('a request keeps with its need', () => {
  it('the radius of the search, from draft to board; without a place there is none, and providers read none', async () => {
    const buyer = await newBuyer(stack)
    const draft = await events.created(buyer.token, eventBody([mine], { isSent: false, lots: lotsWithin(62.5) }))
    const radii = async () => (await events.board(draft.id, buyer.token)).results.lots.map((lot) => lot.radiusInMiles)
    expect(await radii()).toEqual([62.5])
    await events.save(draft.id, buyer.token, eventBody([mine], { isSent: false, lots: lotsWithin(40, { place: '' }) }))
    expect(await radii()).toEqual([null])
    const sent = await events.save(draft.id, buyer.token, eventBody([mine], { lots: lotsWithin(40) }))
    expect(sent.results).toMatchObject({ state: 'open', lots: [{ place: 'Columbus, OH', radiusInMiles: 40 }] })
    const path = `/merchants/sourcing/${draft.id}/invitation`
    const { results } = await call<SourcingInvited>(url, 'GET', path, { token: seller })
    expect(results.lots[0]).toMatchObject({ place: 'Columbus, OH' })
    expect(JSON.stringify(results)).not.toMatch(/radius|unitsPerOrder/)
    for (const wrong of [0, -5, 5001, 'far'])
      expect((await events.create(buyer.token, eventBody([mine], { lots: lotsWithin(wrong) }))).status).toBe(400)
  })

  it('the units of the compared order: whoever may read the board reads the same, and its merchant changes them', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine], { unitsPerOrder: 3 }))
    const colleague = await colleagueOf(stack, buyer)
    const unitsFor = async (token: string) => (await events.board(id, token)).results.unitsPerOrder
    expect([await unitsFor(buyer.token), await unitsFor(colleague)]).toEqual([3, 3])
    // The weights alone, as before, leave the units as they are.
    expect((await events.weigh(id, buyer.token, defaultWeights)).results.unitsPerOrder).toBe(3)
    const weigh = (token: string, unitsPerOrder: unknown) =>
      call(url, 'PUT', `/merchants/sourcing/${id}/weights`, { token, body: { weights: defaultWeights, unitsPerOrder } })
    expect((await weigh(buyer.token, 12)).status).toBe(200)
    expect([await unitsFor(buyer.token), await unitsFor(colleague)]).toEqual([12, 12])
    for (const wrong of [0, 1.5, 1001]) expect((await weigh(buyer.token, wrong)).status).toBe(400)
    expect((await weigh((await newBuyer(stack)).token, 2)).status).toBe(404)
    expect((await weigh(seller, 2)).status).toBe(403)
    expect(await unitsFor(buyer.token)).toBe(12)
    expect(await events.created(buyer.token, eventBody([mine]))).toMatchObject({ unitsPerOrder: null })
  })
})
