import type { Campaign } from '@stackyard/shared/schema/campaign'
import type { AddCreditPart } from './add-credit-part'

const listing = {
  type: 'warehouse',
  id: 1,
  name: 'Columbus Center',
  slug: 'columbus-center',
  place: 'Columbus, OH',
  isListed: true,
} as const

export const campaignOf = (changes: Partial<Campaign> = {}): Campaign => {
  const campaign: Campaign = {
    id: 101,
    _id: 101,
    name: 'Fall push',
    sellerId: 3,
    status: 'ACTIVE',
    endReason: null,
    campaignType: 'featured',
    budget: 100,
    spent: 62.3425,
    remaining: 37.6575,
    impressionPrice: 0.02,
    visitPrice: 0.25,
    impressions: 1933,
    visits: 28,
    startDate: '2020-11-01',
    endDate: '2030-12-20',
    adWarehouseIds: [1],
    adServiceIds: [],
    listings: [listing],
    createdAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  }
  return { ...campaign, _id: campaign.id }
}

const card = (type: 'warehouse' | 'service', id: number, name: string, city: string) => ({
  type,
  id,
  name,
  address: { city, state: 'OH' },
  country: 'US',
  photo: null,
  serviceType: 'transportation',
})

export const ownWarehouses = [
  card('warehouse', 1, 'Columbus Center', 'Columbus'),
  card('warehouse', 2, 'Dayton Dock', 'Dayton'),
]
export const ownServices = [card('service', 9, 'Holm Freight', 'Toledo')]

export const balanceOf = (balance: number) => ({
  balance,
  reserved: 0,
  debt: 0,
  balanceMicros: Math.round(balance * 1e6),
  reservedMicros: 0,
  debtMicros: 0,
})

/** Names the amount that is missing where the wallet's dialog would open. */
export const AddCreditStub: AddCreditPart = ({ missing }) => `Top-up dialog for ${missing} dollars`
