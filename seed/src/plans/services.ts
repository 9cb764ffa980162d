import { pictureUrl, dominantColor, LISTING_SCENES } from '@stackyard/cms/modules/foundation/picture/index'
import { placeOf } from '@stackyard/shared/domain/region'
import { serviceSections, type ServiceField } from '@stackyard/shared/reference/service-fields'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import type { ServiceDetails } from '@stackyard/shared/schema/service'
import { usStreets } from '../data/names'
import { serviceReviewTexts, serviceTexts } from '../data/service-texts'
import { planPlaces } from './places'
import { randomFor, sample, type Random } from './random'
import type { PlannedUser } from './users'

/** A service as Payload keeps it. */
export type PlannedService = {
  id: number
  name: string
  serviceUrl: string
  serviceType: ServiceTypeKey
  serviceSubType: string[]
  seller: number
  address: { street1: string; city: string; state: string; zipCode: string; country: string }
  latitude: number
  longitude: number
  regionScope: string
  region: string
  country: string
  state: string
  highlights: string
  description: string
  website: string | null
  photos: Record<string, unknown>[]
  documents: Record<string, unknown>[]
  details: ServiceDetails
  isDraft: boolean
  visible: boolean
  isVerified: boolean
  isFeatured: boolean
  partner: boolean
  averageRating: number
  reviewCount: number
  version: number
}

export type PlannedServiceReview = {
  id: number
  rating: number
  feedback: string
  service: number
  author: number
  createdAt: string
  updatedAt: string
}

const DAY_MS = 86_400_000
const YEAR = 2026

function valueOf(field: ServiceField, random: Random): boolean | number | string | string[] | undefined {
  const { kind, key, options = [] } = field
  if (kind === 'switch') return random.chance(0.4) || undefined
  if (kind === 'choices') return sample(random, options, random.whole(1, Math.min(5, options.length)))
  if (kind === 'choice') return random.pick(options)
  if (kind === 'date') return `${YEAR - random.whole(0, 1)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`
  if (key === 'dot' || key === 'mc') return random.whole(1_000_000, 3_999_999)
  if (key === 'yearFounded') return random.whole(1962, YEAR - 3)
  if (key === 'yearsOfExperience') return random.whole(4, 60)
  if (kind === 'number') return random.whole(4, key === 'skus' ? 9000 : 180)
  return undefined
}

function planDetails(type: ServiceTypeKey, random: Random): ServiceDetails {
  const details: ServiceDetails = {}
  for (const { key, fields } of serviceSections[type]) {
    const group: ServiceDetails[string] = {}
    for (const field of fields) {
      if (field.dependsOnOption || (field.dependsOn && group[field.dependsOn] !== true)) continue
      const value = valueOf(field, random)
      if (value !== undefined) group[field.key] = value
    }
    details[key] = group
  }
  return details
}

/** "a, b and c" in small letters, but for abbreviations. */
function spoken(items: readonly string[]): string {
  const named = items.map((item) => item.replaceAll(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase()))
  return named.length < 2 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

function planTexts(
  type: ServiceTypeKey,
  kinds: readonly string[],
  facts: { company: string; city: string },
  random: Random,
) {
  const texts = serviceTexts[type]
  const labels = serviceSubtypes[type].filter(({ key }) => kinds.includes(key)).map(({ label }) => label)
  const fill = (text: string) =>
    text.replaceAll('{company}', facts.company).replaceAll('{city}', facts.city).replaceAll('{kinds}', spoken(labels))
  const paragraphs = [random.pick(texts.openings), ...sample(random, texts.middles, 2), random.pick(texts.endings)]
  return {
    highlights: sample(random, texts.highlights, 2).join('. ') + '.',
    description: paragraphs.map(fill).join('\n\n'),
  }
}

function planPhotos(id: number, random: Random): PlannedService['photos'] {
  return Array.from({ length: random.whole(1, 3) }, (_, index) => {
    const seed = (id * 577 + index * 1301 + 41) % LISTING_SCENES
    return {
      id: `p${index + 1}`,
      link: pictureUrl(seed, 960),
      title: '',
      primary: index === 0,
      width: 960,
      height: 600,
      color: dominantColor(seed),
    }
  })
}

function planService(
  id: number,
  owner: PlannedUser,
  type: ServiceTypeKey,
  place: ReturnType<typeof planPlaces>[number],
) {
  const random = randomFor('service', id)
  const company = owner.company ?? `${owner.firstName} ${owner.lastName}`
  // The first of each type begins with another kind, so that every kind is there.
  const known = serviceSubtypes[type].map(({ key }) => key)
  const first = known[id % Math.max(1, known.length)]
  const serviceSubType = known.filter((key) => key === first || random.chance(0.2))
  const { city, state, zipCode, country, latitude, longitude } = place
  const street1 = country === 'US' ? `${random.whole(100, 9899)} ${random.pick(usStreets)}` : place.street1
  const { region, regionScope } = placeOf({ country, state })
  const isVerified = owner.isVerified && random.chance(0.8)
  return {
    id,
    name: company,
    serviceUrl: owner.userUrl,
    serviceType: type,
    serviceSubType,
    seller: owner.id,
    address: { street1, city, state, zipCode, country },
    latitude,
    longitude,
    regionScope,
    region,
    country,
    state,
    ...planTexts(type, serviceSubType, { company, city }, random),
    website: owner.website,
    photos: planPhotos(id, random),
    documents: [],
    details: planDetails(type, random),
    isDraft: random.chance(0.03),
    visible: !random.chance(0.03),
    isVerified,
    isFeatured: isVerified && owner.planId !== 'free' && random.chance(0.3),
    partner: isVerified && random.chance(0.15),
    averageRating: 0,
    reviewCount: 0,
    version: 1,
  } satisfies PlannedService
}

/** One service for each seller and managed profile whose trade is not warehousing, in the same order; the first two are out for all to see. */
export function planServices(firstId: number, users: readonly PlannedUser[]): PlannedService[] {
  const owners = users.filter(
    ({ userType, serviceType }) =>
      (userType === 'seller' || userType === 'manager') && serviceType && serviceType !== 'warehouse',
  )
  const places = planPlaces(owners.length * 2).filter(({ state }) => state !== '')
  return owners.map((owner, index) => {
    const planned = planService(firstId + index, owner, owner.serviceType ?? 'consultants', places[index]!)
    return index < 2 ? { ...planned, isDraft: false, visible: true, isVerified: true, partner: index === 0 } : planned
  })
}

/** Up to four reviews of each service that is out, none on every third; the services get their mean. */
export function planServiceReviews(
  services: readonly PlannedService[],
  customers: readonly PlannedUser[],
  firstId: number,
  now: Date,
): { services: PlannedService[]; reviews: PlannedServiceReview[] } {
  const reviews: PlannedServiceReview[] = []
  const rated = services.map((service) => {
    const random = randomFor('service-reviews', service.id)
    if (service.isDraft || random.chance(0.33)) return service
    const authors = sample(random, customers, random.whole(1, 4))
    const own = authors.map((author) => {
      const rating = random.pick([5, 5, 5, 4, 4, 3] as const)
      const at = new Date(now.getTime() - random.whole(2, 500) * DAY_MS).toISOString()
      const feedback = random.pick(serviceReviewTexts[rating])
      return { rating, feedback, service: service.id, author: author.id, createdAt: at, updatedAt: at }
    })
    for (const review of own) reviews.push({ id: firstId + reviews.length, ...review })
    const sum = own.reduce((total, { rating }) => total + rating, 0)
    return {
      ...service,
      reviewCount: own.length,
      averageRating: own.length > 0 ? Math.round((sum / own.length) * 100) / 100 : 0,
    }
  })
  return { services: rated, reviews }
}
