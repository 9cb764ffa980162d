import { storageTerms } from '../reference/terms'
import { countriesWithoutState } from '../reference/countries'
import type { Issue } from '../schema/envelope'
import type { ListingContent } from '../schema/warehouse-record'
import { findCountry } from './region'

/**
 * Which rules a listing is held to (002 §5.2-5.3): a draft may lack anything; a provider's live listing needs the first
 * set; one that the house manages is compiled from public sources and needs the alternate set.
 */
export type ListingRules = 'draft' | 'live' | 'managed'

const issue = (path: string, message: string): Issue => ({ path, message })
const when = (isWrong: boolean, path: string, message: string): Issue[] => (isWrong ? [issue(path, message)] : [])

/** What keeps the listing from being saved (draft) or shown (live, managed); empty when it is fit. */
export function listingProblems(content: ListingContent, rules: ListingRules): Issue[] {
  const always = [
    ...limitProblems(content),
    ...discountProblems(content),
    ...dayProblems(content),
    ...tierProblems(content),
  ]
  if (rules === 'draft') return always
  return [
    ...when(content.name === '', 'name', 'Name is required'),
    ...addressProblems(content),
    ...facilityProblems(content, rules),
    ...always,
  ]
}

function addressProblems({ address }: ListingContent): Issue[] {
  const country = findCountry(address.country)
  const hasState = !countriesWithoutState.includes(country?.code2 ?? '')
  return [
    ...when(address.city === '', 'address.city', 'City is required'),
    ...when(address.zipCode === '', 'address.zipCode', 'Zip code is required'),
    ...when(address.country === '', 'address.country', 'Country is required'),
    ...when(address.country !== '' && !country, 'address.country', 'Choose a country'),
    ...when(country?.disabled === true, 'address.country', 'This country cannot be chosen'),
    ...when(hasState && address.state === '', 'address.state', 'State is required'),
  ]
}

function facilityProblems({ facilityDetails: facility }: ListingContent, rules: ListingRules): Issue[] {
  const hours = rules === 'live' && !facility.alwaysOpen
  return [
    ...when(facility.squareFootage === '', 'facilityDetails.squareFootage', 'Square footage is required'),
    ...when(
      rules === 'live' && !facility.operatingDays.some(Boolean),
      'facilityDetails.operatingDays',
      'At least one day should be operating',
    ),
    ...when(
      hours && facility.operatingHours.start === '',
      'facilityDetails.operatingHours.start',
      'Invalid Start Time Value',
    ),
    ...when(
      hours && facility.operatingHours.end === '',
      'facilityDetails.operatingHours.end',
      'Invalid End Time Value',
    ),
  ]
}

const dayProblems = ({ facilityDetails: { operatingDays } }: ListingContent): Issue[] =>
  when(
    operatingDays.length !== 0 && operatingDays.length !== 7,
    'facilityDetails.operatingDays',
    'Seven values, one a weekday.',
  )

/** A true maximum and a true minimum (DECISIONS 16): the least order is not above the largest. */
function limitProblems(content: ListingContent): Issue[] {
  const above = (min: number | null, max: number | null) => min !== null && max !== null && min > max
  const message = 'The largest order is below the smallest.'
  return [
    ...when(above(content.minSpaceOrder, content.maxSpaceOrder), 'maxSpaceOrder', message),
    ...when(above(content.minSpaceOrderSq, content.maxSpaceOrderSq), 'maxSpaceOrderSq', message),
    ...when(
      (content.latitude === null) !== (content.longitude === null),
      'latitude',
      'Set the pin, or clear both figures.',
    ),
  ]
}

/** A discount lies within [0, its price], as percentage within [0, 100] (DECISIONS 10). */
function discountProblems(content: ListingContent): Issue[] {
  return (['', 'Sq'] as const).flatMap((mode) =>
    storageTerms.flatMap((term) => {
      const discount = content[`discount${mode}${term}`] ?? 0
      if (content.discountOption === 'percentage')
        return when(discount > 100, `discount${mode}${term}`, 'A percentage is at most 100.')
      return when(
        discount > (content[`price${mode}${term}`] ?? 0),
        `discount${mode}${term}`,
        'A discount is at most its price.',
      )
    }),
  )
}

function tierProblems({ fulfillmentRates }: ListingContent): Issue[] {
  const names = fulfillmentRates.map((tier) => tier.tierName)
  return names.flatMap((name, index) =>
    when(names.indexOf(name) !== index, `fulfillmentRates[${index}].tierName`, 'This tier is there already.'),
  )
}

/** One thing that makes a listing found and booked; `path` is the field to jump to. */
export type CompletenessPart = { key: string; path: string; weight: number; isDone: boolean }

const hasAny = (flags: Readonly<Record<string, boolean>>) => Object.values(flags).some(Boolean)

/** How whole a listing is, part by part; the weights sum to 100. */
export function completenessOf(content: ListingContent): { percent: number; parts: CompletenessPart[] } {
  const { facilityDetails: facility } = content
  const hasPrice = (['', 'Sq'] as const).some((mode) =>
    storageTerms.some((term) => (content[`price${mode}${term}`] ?? 0) > 0),
  )
  const parts: CompletenessPart[] = [
    { key: 'name', path: 'name', weight: 10, isDone: content.name !== '' },
    { key: 'address', path: 'address.country', weight: 15, isDone: addressProblems(content).length === 0 },
    { key: 'pin', path: 'latitude', weight: 10, isDone: content.latitude !== null && content.longitude !== null },
    { key: 'photos', path: 'photos', weight: 15, isDone: content.photos.length > 0 },
    { key: 'description', path: 'description', weight: 10, isDone: content.description.length >= 80 },
    {
      key: 'hours',
      path: 'facilityDetails.operatingDays',
      weight: 5,
      isDone: facility.alwaysOpen || facility.operatingDays.some(Boolean),
    },
    { key: 'size', path: 'facilityDetails.squareFootage', weight: 5, isDone: facility.squareFootage !== '' },
    { key: 'space', path: 'totalSpace', weight: 10, isDone: (content.totalSpace ?? 0) > 0 },
    { key: 'prices', path: 'price1', weight: 10, isDone: hasPrice || content.fulfillmentRates.length > 0 },
    { key: 'categories', path: 'categories', weight: 5, isDone: hasAny(content.categories) },
    { key: 'features', path: 'features', weight: 5, isDone: hasAny(content.features) },
  ]
  return { percent: parts.reduce((sum, part) => sum + (part.isDone ? part.weight : 0), 0), parts }
}
