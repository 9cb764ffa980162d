import { sceneKindOf, type SceneKind } from '@stackyard/cms/modules/foundation/picture/index'
import { placeOf } from '@stackyard/shared/domain/region'
import { slugify, warehouseSlug } from '@stackyard/shared/domain/slug'
import { SQFT_PER_PALLET } from '@stackyard/shared/reference/terms'
import {
  endings,
  highlights,
  inboundTexts,
  middles,
  openings,
  outboundTexts,
  valueAddTexts,
} from '../data/listing-texts'
import { warehouseKinds } from '../data/names'
import { planDocuments, type PlannedDocument } from './documents'
import { docksOf, planAmenities, planCertifications, planExpertise, planDetails } from './facility'
import { DIFFERENT_IN_A_ROW, planPhotos, type PlannedPhoto } from './photos'
import type { PlannedPlace } from './places'
import { noFulfillment, planFulfillment, planStoragePrices, type FulfillmentPrices, type StoragePrices } from './prices'
import { bell, randomFor, sample, type Random } from './random'
import type { PlannedUser } from './users'

/** A listing as Payload keeps it. Prices are dollars, space is pallet positions. */
export type PlannedWarehouse = StoragePrices &
  FulfillmentPrices & {
    id: number
    name: string
    warehouseUrl: string
    publicSlug: string
    address: { street1: string; street2: string | null; city: string; state: string; zipCode: string; country: string }
    latitude: number
    longitude: number
    timezone: string
    regionScope: 'us' | 'global'
    region: string
    country: string
    state: string
    highlights: string
    description: string
    pictureSeed: number
    photos: PlannedPhoto[]
    documents: PlannedDocument[]
    palletEnabled: boolean
    sqEnabled: boolean
    hotRackEnabled: boolean
    totalSpace: number
    minSpaceOrder: number | null
    maxSpaceOrder: number | null
    minSpaceOrderSq: number | null
    maxSpaceOrderSq: number | null
    inboundServices: string
    outboundServices: string
    valueAddServices: string
    categories: ReturnType<typeof planExpertise>['categories']
    features: ReturnType<typeof planExpertise>['features']
    amenities: ReturnType<typeof planAmenities> & { certifications: string[] }
    numberOfBuildings: number
    facilityDetails: ReturnType<typeof planDetails>
    isDraft: boolean
    visible: boolean
    isVerified: boolean
    isFeatured: boolean
    isFirstSpotlight: boolean
    isHighPriority: boolean
    diamond: number
    seller: number
    averageRating: number
    reviewCount: number
  }

/** Pallet positions: many small sites, few large ones. */
const planSpace = (random: Random) =>
  Math.max(40, Math.min(24_000, Math.round(Math.exp(6.7 + bell(random) * 1.05) / 10) * 10))

type Facts = { company: string; city: string; totalSpace: number }

const fill = (text: string, { company, city, totalSpace }: Facts) =>
  text
    .replaceAll('{company}', company)
    .replaceAll('{city}', city)
    .replaceAll('{pallets}', totalSpace.toLocaleString('en-US'))
    .replaceAll('{sqft}', (Math.round((totalSpace * SQFT_PER_PALLET * 1.7) / 500) * 500 + 500).toLocaleString('en-US'))
    .replaceAll('{docks}', String(docksOf(totalSpace)))

function planTexts(random: Random, facts: Facts, features: Record<string, boolean>) {
  const points = Object.entries(highlights).flatMap(([key, text]) => (features[key] ? [text] : []))
  const middle = sample(random, middles, random.whole(2, 3)).join('\n\n')
  return {
    highlights: points.slice(0, 4).join('\n') || 'Selective rack, wide aisles and a yard with room to turn',
    description: [fill(random.pick(openings), facts), middle, random.pick(endings)].join('\n\n'),
    inboundServices: random.pick(inboundTexts),
    outboundServices: random.pick(outboundTexts),
    valueAddServices: random.pick(valueAddTexts),
  }
}

/** Limits of an order: never above the space, square feet the same space in the other unit. */
function planLimits(random: Random, totalSpace: number, palletEnabled: boolean, sqEnabled: boolean) {
  const least = random.chance(0.55)
    ? 1
    : Math.min(random.pick([2, 4, 5, 10, 20]), Math.max(1, Math.floor(totalSpace / 20)))
  const most = random.chance(0.3) ? Math.max(least, Math.floor(totalSpace * random.between(0.25, 0.9))) : totalSpace
  return {
    minSpaceOrder: palletEnabled ? least : null,
    maxSpaceOrder: palletEnabled ? most : null,
    minSpaceOrderSq: sqEnabled ? Math.ceil(least * SQFT_PER_PALLET) : null,
    maxSpaceOrderSq: sqEnabled ? Math.floor(most * SQFT_PER_PALLET) : null,
  }
}

function planFlags(random: Random, seller: PlannedUser) {
  const isVerified = seller.isVerified && random.chance(0.96)
  const paid = seller.planId !== 'free'
  return {
    isDraft: random.chance(0.02),
    visible: random.chance(0.97),
    isVerified,
    isFeatured: paid && isVerified && random.chance(0.09),
    isFirstSpotlight: false,
    isHighPriority: paid && random.chance(0.03),
    diamond: isVerified && random.chance(0.7) ? Math.max(0, Math.min(5, seller.diamond + random.whole(-1, 1))) : 0,
  }
}

/** Where a listing stands, in the address and in the fields derived from it. */
export function placeFields(place: PlannedPlace) {
  const { regionScope, region } = placeOf(place)
  const { street1, city, state, zipCode, country, latitude, longitude, timezone } = place
  return {
    address: { street1, street2: null, city, state, zipCode, country },
    latitude,
    longitude,
    timezone,
    regionScope,
    region,
    country,
    state,
  }
}

export type ListingNames = (wanted: string) => string

/** Hands out parts of addresses, none of them twice. */
export function createListingNames(): ListingNames {
  const taken = new Map<string, number>()
  return (wanted) => {
    const base = slugify(wanted)
    const times = (taken.get(base) ?? 0) + 1
    taken.set(base, times)
    return times === 1 ? base : `${base}-${times}`
  }
}

function planName(random: Random, seller: PlannedUser, city: string): string {
  const [root = 'Stack'] = (seller.company ?? seller.lastName).split(' ')
  return `${root} ${city} ${random.pick(warehouseKinds)}`
}

/**
 * One listing of a seller at a place, whole and without a contradiction in it. Draws from its own stream of numbers;
 * `before` are the kinds of pictures that the listings before it lead with.
 */
export function planWarehouse(
  id: number,
  seller: PlannedUser,
  place: PlannedPlace,
  names: ListingNames,
  before: readonly SceneKind[] = [],
): PlannedWarehouse {
  const random = randomFor('warehouse', id)
  const totalSpace = planSpace(random)
  const { features, categories } = planExpertise(random)
  const name = planName(random, seller, place.city)
  const warehouseUrl = names(name)
  const mode = random.next()
  const palletEnabled = mode < 0.9
  const sqEnabled = mode >= 0.9 || mode < 0.48
  const hotRackEnabled = random.chance(0.12)
  const building = { ...place, ...features, totalSpace, palletEnabled, sqEnabled, hotRackEnabled }
  const facts = { company: seller.company ?? `${seller.firstName} ${seller.lastName}`, city: place.city, totalSpace }
  const texts = planTexts(random, facts, features)
  return {
    id,
    name,
    warehouseUrl,
    publicSlug: warehouseSlug({ warehouseUrl, city: place.city, state: place.state }),
    ...placeFields(place),
    ...texts,
    ...planPhotos(id, { features, totalSpace }, before),
    documents: planDocuments(random),
    palletEnabled,
    sqEnabled,
    hotRackEnabled,
    totalSpace,
    ...planLimits(random, totalSpace, palletEnabled, sqEnabled),
    ...planStoragePrices(building, random),
    ...(features.ecomFulfillment || random.chance(0.2)
      ? planFulfillment(place.priceLevel, random.chance(0.85), random)
      : noFulfillment),
    categories,
    features,
    amenities: { ...planAmenities(random), certifications: planCertifications(id, features) },
    numberOfBuildings: random.chance(0.8) ? 1 : random.whole(2, 6),
    facilityDetails: planDetails(random, { id, features, totalSpace, description: texts.description }),
    ...planFlags(random, seller),
    seller: seller.id,
    averageRating: 0,
    reviewCount: 0,
  }
}

const MOST_LISTINGS = { free: 1, growth: 10, scale: 60 } as const

/** Listings of a plan: free sellers have one, growth up to ten, scale many; managers list for owners yet unclaimed. */
function planOwners(sellers: readonly PlannedUser[], count: number): PlannedUser[] {
  const owners = sellers.filter((user) => user.serviceType === 'warehouse')
  if (owners.length === 0) throw new Error('No seller of warehouses to own the listings')
  const wanted = owners.map((owner, index) => {
    const random = randomFor('owner', index)
    const most = owner.userType === 'manager' ? 16 : MOST_LISTINGS[owner.planId]
    return Math.max(1, Math.round(most * random.between(0.35, 1)))
  })
  const scale = count / wanted.reduce((sum, value) => sum + value, 0)
  const list = owners.flatMap((owner, index) => {
    const share = wanted[index] ?? 1
    const limit = owner.userType === 'seller' ? MOST_LISTINGS[owner.planId] : Infinity
    return Array.from<PlannedUser>({ length: Math.min(limit, Math.max(1, Math.round(share * scale))) }).fill(owner)
  })
  const unlimited = owners.filter((owner) => owner.planId === 'scale' || owner.userType === 'manager')
  for (let i = 0; list.length < count; i += 1) list.push(unlimited[i % unlimited.length] ?? owners[0]!)
  return list.slice(0, count)
}

/** Sellers keep near home: places are sorted into neighborhoods so that one owner's listings lie in one part of the world. */
export function planWarehouses(
  firstId: number,
  sellers: readonly PlannedUser[],
  places: readonly PlannedPlace[],
  names: ListingNames,
): PlannedWarehouse[] {
  const owners = planOwners(sellers, places.length)
  const near = places.map((place, index) => ({
    place,
    key: `${place.country}/${placeOf(place).region}/${place.state}/${String(index).padStart(6, '0')}`,
  }))
  near.sort((a, b) => (a.key < b.key ? -1 : 1))
  const order = shuffleOwners(owners)
  const leads: SceneKind[] = []
  return near.map(({ place }, index) => {
    const before = leads.slice(-DIFFERENT_IN_A_ROW + 1)
    const planned = planWarehouse(firstId + index, order[index]!, place, names, before)
    leads.push(sceneKindOf(planned.pictureSeed))
    return planned
  })
}

/** Owners in a mixed order, each with all of its listings in one run. */
function shuffleOwners(owners: readonly PlannedUser[]): PlannedUser[] {
  const runs = [...Map.groupBy(owners, (owner) => owner.id).values()]
  const keyed = runs.map((run) => ({ run, key: randomFor('run', run[0]!.id).next() }))
  return keyed.sort((a, b) => a.key - b.key).flatMap(({ run }) => run)
}
