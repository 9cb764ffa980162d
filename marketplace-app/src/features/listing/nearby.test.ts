import { describe, expect, it } from 'vitest'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { fillNearby } from './nearby'

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as ListingCard)
const ids = (found: readonly ListingCard[]) => found.map(({ id }) => id)

describe('nearby warehouses (000 §7, DECISIONS 46)', () => {
  it('shows all nearby ones when there are six or more', () => {
    expect(ids(fillNearby(cards(1, 2, 3, 4, 5, 6, 7), cards(8), 99))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('fills up to six with spotlighted ones, each once and never the warehouse itself', () => {
    expect(ids(fillNearby(cards(1, 2), cards(2, 99, 3, 4, 5, 6, 7), 99))).toEqual([1, 2, 3, 4, 5, 6])
    expect(fillNearby([], [], 99)).toEqual([])
  })
})
