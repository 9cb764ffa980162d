import { countriesWithoutState } from '../reference/countries'
import type { ListingContent } from '../schema/warehouse-record'
import { findCountry } from './region'

/** Which rules a published listing is held to: a provider's own, or one that the platform compiles from public sources. */
export type PublishRules = 'live' | 'managed'

/** One thing without which a listing is not published, at the field where it is mended. */
export type Requirement = {
  path: string
  message: string
  /** The part of the completeness meter that shows it. */
  part: 'name' | 'address' | 'size' | 'days' | 'hours'
  rules: readonly PublishRules[]
  isMet: (content: ListingContent) => boolean
}

const both: readonly PublishRules[] = ['live', 'managed']

const hasState = ({ address }: ListingContent): boolean =>
  !countriesWithoutState.includes(findCountry(address.country)?.code2 ?? '')

const hours = (end: 'start' | 'end', message: string): Requirement => ({
  path: `facilityDetails.operatingHours.${end}`,
  message,
  part: 'hours',
  rules: ['live'],
  isMet: ({ facilityDetails: facility }) => facility.alwaysOpen || facility.operatingHours[end] !== '',
})

/** All of them in the order of the form: what the meter, the asterisks, and the server's refusal read. */
export const listingRequirements: readonly Requirement[] = [
  { path: 'name', message: 'Name is required', part: 'name', rules: both, isMet: ({ name }) => name.trim() !== '' },
  {
    path: 'address.country',
    message: 'Country is required',
    part: 'address',
    rules: both,
    isMet: ({ address }) => address.country !== '',
  },
  {
    path: 'address.city',
    message: 'City is required',
    part: 'address',
    rules: both,
    isMet: ({ address }) => address.city !== '',
  },
  {
    path: 'address.zipCode',
    message: 'Zip code is required',
    part: 'address',
    rules: both,
    isMet: ({ address }) => address.zipCode !== '',
  },
  {
    path: 'address.state',
    message: 'State is required',
    part: 'address',
    rules: both,
    isMet: (content) => content.address.state !== '' || !hasState(content),
  },
  {
    path: 'facilityDetails.squareFootage',
    message: 'Square footage is required',
    part: 'size',
    rules: both,
    isMet: ({ facilityDetails }) => facilityDetails.squareFootage !== '',
  },
  {
    path: 'facilityDetails.operatingDays',
    message: 'At least one day should be operating',
    part: 'days',
    rules: ['live'],
    isMet: ({ facilityDetails }) => facilityDetails.operatingDays.some(Boolean),
  },
  hours('start', 'Invalid Start Time Value'),
  hours('end', 'Invalid End Time Value'),
]

/** Whether a field, or a part of it, has to be filled in before a listing is published. */
export const isRequiredPath = (path: string, rules: PublishRules): boolean =>
  listingRequirements.some((one) => one.rules.includes(rules) && (one.path === path || one.path.startsWith(`${path}.`)))
