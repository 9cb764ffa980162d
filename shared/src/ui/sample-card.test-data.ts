import type { ListingCard } from '../schema/listing-card'
import type { SponsoredListing, SponsoredService } from '../schema/sponsored'
import type { ServiceCard } from '../schema/service-card'

/** A warehouse's card for tests: without photos, reviews, diamonds and discount. */
export const sampleCard = (id: number, more: Partial<ListingCard> = {}): ListingCard => ({
  id,
  _id: id,
  type: 'warehouse',
  name: `House ${id}`,
  warehouseUrl: `house-${id}`,
  slug: `house-${id}-in-new-york-ny`,
  address: { street1: '1 Quay', street2: '', city: 'New York', state: 'NY', zipCode: '10001', country: 'US' },
  region: 'northeast',
  regionScope: 'us',
  country: 'US',
  state: 'NY',
  latitude: 40.7,
  longitude: -74,
  photo: null,
  miniLogo: null,
  isVerified: false,
  isFeatured: false,
  isFirstSpotlight: false,
  isHighPriority: false,
  visible: true,
  isDraft: false,
  hotRackEnabled: false,
  hotrack: false,
  discountPercent: 0,
  diamond: 0,
  averageRating: 0,
  reviewCount: 0,
  categories: [],
  features: [],
  numberOfBuildings: 1,
  answerMinutes: null,
  totalSpace: 100,
  freePallets: 100,
  freeSqft: 1333,
  freeFrom: null,
  palletEnabled: true,
  sqEnabled: false,
  seller: { id: 3, userType: 'seller', diamond: 0, planId: 'growth', userUrl: 'sample-seller' },
  isAd: false,
  campaignId: null,
  ...more,
})

/** A carrier's card for tests. */
export const sampleServiceCard = (id: number, more: Partial<ServiceCard> = {}): ServiceCard => ({
  id,
  _id: id,
  type: 'service',
  name: `Carrier ${id}`,
  serviceUrl: `carrier-${id}`,
  slug: `carrier-${id}`,
  serviceType: 'transportation',
  serviceSubType: [],
  address: { street1: '', street2: '', city: 'Joliet', state: 'IL', zipCode: '60431', country: 'US' },
  region: 'midwest',
  regionScope: 'us',
  country: 'US',
  state: 'IL',
  latitude: null,
  longitude: null,
  highlights: '',
  photo: null,
  miniLogo: null,
  isVerified: false,
  isFeatured: false,
  visible: true,
  isDraft: false,
  partner: false,
  diamond: 0,
  averageRating: 0,
  reviewCount: 0,
  seller: {
    id: 4,
    userType: 'seller',
    diamond: 0,
    planId: 'growth',
    userUrl: 'carrier',
    company: 'Carrier',
    firstName: '',
    lastName: '',
    avatar: null,
    website: '',
    isVerified: false,
  },
  ref: { seller: { id: 4 } },
  isAd: false,
  campaignId: null,
  ...more,
})

const adLabel = (id: number) => ({
  label: 'Sponsored' as const,
  paidBy: 'Harbor Stores',
  matched: [{ kind: 'place' as const, value: 'Texas' }],
  token: `token-${id}`,
})

/** The card of a campaign's warehouse; the campaign has ten times its number. */
export const sampleAd = (id: number, more: Partial<ListingCard> = {}): SponsoredListing => ({
  ...sampleCard(id, more),
  isAd: true,
  campaignId: id * 10,
  ad: more.ad ?? adLabel(id),
})

/** The card of a campaign's service. */
export const sampleServiceAd = (id: number): SponsoredService => ({
  ...sampleServiceCard(id),
  isAd: true,
  campaignId: id * 10,
  ad: adLabel(id),
})
