import { type LotMusts, mustLabel } from '@stackyard/shared/domain/lot-musts'
import { mustsOf, type Wish } from '@stackyard/shared/domain/wishes'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { needOf, offerBody, quotesOf } from '../quote/offer'
import { eventBody, eventsOf } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)
const events = eventsOf(url)
const { seller, mine } = await twoProviders(stack)

const parameterOf = (must: Wish): string => {
  if (must.kind === 'option') return `${must.parameter}=${must.key}`
  if (must.kind === 'diamonds') return `diamonds=${must.levels.join(',')}`
  return `${must.parameter}=${must.kind === 'flag' ? 'true' : must.least}`
}

/** Whether a search that asks for this alone lists the warehouse. */
const isFound = async (id: number, must: Wish): Promise<boolean> =>
  (await call<ListingCard[]>(url, 'GET', `/warehouse/?listingId=${id}&${parameterOf(must)}`)).total === 1

const figuresOf = async (id: number): Promise<{ dock_doors: number; clear_height: number }> => {
  const { rows } = await pool.query<{ dock_doors: number; clear_height: number }>(
    'select dock_doors, clear_height from market.listing_facet where id = $1',
    [id],
  )
  return rows[0] ?? { dock_doors: 0, clear_height: 0 }
}

describe('what a warehouse must have for a need', () => {
  it('fails a quote exactly where a search would leave its warehouse out', async () => {
    const { dock_doors: doors, clear_height: height } = await figuresOf(mine)
    const every: LotMusts[] = [
      { dockDoors: doors + 1, clearHeight: Math.max(1, height), numberOfBuildings: 40 },
      { verified: true, hasDiamond: true, minRating: 5, diamonds: ['1'] },
      {
        features: ['hazmat', 'rail'],
        certifications: ['haccp'],
        temperature: ['ambient'],
        dockDoors: Math.max(1, doors),
      },
    ]
    const buyer = await newBuyer(stack)
    const lots = every.map((musts) => ({ need: needOf(), musts }))
    const board = await events.created(buyer.token, eventBody([mine], { lots }))
    expect(board.lots.map(({ musts }) => musts)).toEqual(every)
    for (const { id } of board.quotes) expect((await quotes.send(id, seller, offerBody())).status).toBe(200)
    const { results } = await events.board(board.id, buyer.token)
    let failures = 0
    for (const [at, musts] of every.entries()) {
      const asked = mustsOf(musts)
      const found = await Promise.all(asked.map(async (must) => isFound(mine, must)))
      const missing = asked.filter((_, index) => !found[index])
      failures += missing.length
      expect(results.quotes.find(({ lot }) => lot === at + 1)?.failed).toEqual(
        missing.length === 0
          ? []
          : [{ gate: 'musts', missing: missing.map(mustLabel), texts: missing.map(({ text }) => text) }],
      )
    }
    expect(failures).toBeGreaterThan(1)
  })

  it.each([
    ['dockDoors', { dockDoors: 0 }],
    ['clearHeight', { clearHeight: 999 }],
    ['minRating', { minRating: 6 }],
    ['diamonds[0]', { diamonds: ['9'] }],
    ['features[0]', { features: ['teleport'] }],
  ])('refuses what no warehouse can have: %s', async (path, musts) => {
    const buyer = await newBuyer(stack)
    const reply = await events.create(buyer.token, eventBody([mine], { lots: [{ need: needOf(), musts }] }))
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(`lots[0].musts.${path}`)
  })

  it('narrows the suggestions', async () => {
    const buyer = await newBuyer(stack)
    const suggest = (more: string) =>
      call<ListingCard[]>(
        url,
        'GET',
        `/merchants/sourcing/suggestions?spaceType=PALLET&minQuantity=3&term=3&startDate=${inDays(30)}${more}`,
        { token: buyer.token },
      )
    const { results } = await suggest('&dockDoors=4&clearHeight=24&verified=true')
    expect(results.length).toBeGreaterThan(0)
    for (const { id, isVerified } of results) {
      const { dock_doors: doors, clear_height: height } = await figuresOf(id)
      expect([isVerified, doors >= 4, height >= 24]).toEqual([true, true, true])
    }
    expect((await suggest('&dockDoors=2000')).results).toEqual([])
    const near = await suggest('&place=Columbus, OH&radiusInMiles=25')
    const wide = await suggest('&place=Columbus, OH&radiusInMiles=400')
    expect(wide.results.length).toBeGreaterThan(near.results.length)
    for (const { miles } of near.results) expect(miles).toBeLessThanOrEqual(25)
  })
})
