import { storageTerms } from '../reference/terms'
import type { Issue } from '../schema/envelope'
import type { ListingContent } from '../schema/warehouse-record'
import { DOLLARS, type FigureLimit, figureProblem, listingLimits, PERCENT } from '../reference/listing-limits'
import { allFields } from '../reference/warehouse-fields'
import { completeness, type Completeness, type PartRule } from './completeness'
import { listingRequirements, type PublishRules, type Requirement } from './listing-requirements'
import { valueAt } from './field-values'
import { tierKey } from './fulfillment-pricing'
import { rateLines } from './rate-file'
import { findCountry } from './region'

/** Which rules a listing is held to: a draft may lack anything that a published one needs. */
export type ListingRules = 'draft' | PublishRules

const issue = (path: string, message: string): Issue => ({ path, message })
const when = (isWrong: boolean, path: string, message: string): Issue[] => (isWrong ? [issue(path, message)] : [])

/** What keeps the listing from being saved (draft) or shown (live, managed); empty when it is fit. */
export function listingProblems(content: ListingContent, rules: ListingRules): Issue[] {
  const always = [
    ...figureProblems(content),
    ...limitProblems(content),
    ...discountProblems(content),
    ...dayProblems(content),
    ...tierProblems(content),
    ...tierDiscountProblems(content),
  ]
  if (rules === 'draft') return always
  const lacking = listingRequirements.filter((one) => one.rules.includes(rules) && !one.isMet(content))
  return [...lacking.map(({ path, message }) => issue(path, message)), ...countryProblems(content), ...always]
}

/** A country that nobody knows, or that can't be chosen any more. */
function countryProblems({ address }: ListingContent): Issue[] {
  const country = findCountry(address.country)
  return [
    ...when(address.country !== '' && !country, 'address.country', 'Choose a country'),
    ...when(country?.disabled === true, 'address.country', 'This country cannot be chosen'),
  ]
}

const dayProblems = ({ facilityDetails: { operatingDays } }: ListingContent): Issue[] =>
  when(
    operatingDays.length !== 0 && operatingDays.length !== 7,
    'facilityDetails.operatingDays',
    'Seven values, one a weekday.',
  )

const fieldLimits = allFields.flatMap((field): [string, FigureLimit][] => {
  if (field.kind === 'figure') return [[field.path, field.limit]]
  return field.kind === 'dollars' ? [[field.path, DOLLARS]] : []
})

/** Every figure lies within its limits, which the message names. */
function figureProblems(content: ListingContent): Issue[] {
  const named = [...Object.entries(listingLimits), ...fieldLimits].flatMap(([path, limit]) => {
    const problem = figureProblem(valueAt(content, path), limit)
    return problem ? [issue(path, problem)] : []
  })
  const rates = content.fulfillmentRates.flatMap(({ fulfillmentRatesDetails }, index) =>
    rateLines.flatMap(({ path, isSwitch }) => {
      const name = ['fulfillmentRatesDetails', ...path].join('.')
      const rate = path.reduce<unknown>(
        (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
        fulfillmentRatesDetails,
      )
      const problem = isSwitch ? null : figureProblem(rate, DOLLARS)
      return problem ? [issue(`fulfillmentRates[${index}].${name}`, problem)] : []
    }),
  )
  return [...named, ...rates]
}

/** A true maximum and a true minimum: the least order is not above the largest. */
function limitProblems(content: ListingContent): Issue[] {
  const above = (min: number | null, max: number | null) => min !== null && max !== null && min > max
  const message = 'The largest reservation is below the smallest.'
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

/** A discount lies within [0, its price], as percentage within [0, 100]. */
function discountProblems(content: ListingContent): Issue[] {
  return (['', 'Sq'] as const).flatMap((mode) =>
    storageTerms.flatMap((term) => {
      const path = `discount${mode}${term}` as const
      const discount = content[path] ?? 0
      const isPercent = content.discountOption === 'percentage'
      const problem = figureProblem(content[path], isPercent ? PERCENT : DOLLARS)
      if (problem) return [issue(path, problem)]
      const isAbovePrice = !isPercent && discount > (content[`price${mode}${term}`] ?? 0)
      return when(isAbovePrice, path, 'A discount is at most its price.')
    }),
  )
}

function tierProblems({ fulfillmentRates }: ListingContent): Issue[] {
  const names = fulfillmentRates.map((tier) => tier.tierName)
  return names.flatMap((name, index) =>
    when(names.indexOf(name) !== index, `fulfillmentRates[${index}].tierName`, 'This tier is there already.'),
  )
}

/** What a tier takes off the deposit: a percentage, or dollars up to the deposit. */
function tierDiscountProblems({
  fulfillmentRates,
  fulfillmentRatesDetails,
  fulfillmentDeposit,
}: ListingContent): Issue[] {
  const { monthlyVolumeTiers: tiers } = fulfillmentRatesDetails
  const isFixed = tiers.volumeTierDiscountOption === 'fixed'
  return fulfillmentRates.flatMap(({ tierName }) => {
    const key = `${tierKey(tierName)}_discount`
    const sent = tiers[key]
    const discount = sent === null || sent === undefined || sent === '' ? null : Number(sent)
    const path = `fulfillmentRatesDetails.monthlyVolumeTiers.${key}`
    const problem = figureProblem(discount, isFixed ? DOLLARS : PERCENT)
    if (problem) return [issue(path, problem)]
    return when(isFixed && (discount ?? 0) > (fulfillmentDeposit ?? 0), path, 'A discount is at most its deposit.')
  })
}

const hasAny = (flags: Readonly<Record<string, boolean>>) => Object.values(flags).some(Boolean)

const required = listingRequirements.map(({ part }) => part)
const requiredWeights: Readonly<Record<Requirement['part'], number>> = {
  name: 10,
  address: 15,
  size: 5,
  days: 5,
  hours: 5,
}

/** How complete a listing is, part by part: what it needs to be published first, then what makes it found and booked. */
export function completenessOf(content: ListingContent, rules: PublishRules = 'live'): Completeness {
  const hasPrice = (['', 'Sq'] as const).some((mode) =>
    storageTerms.some((term) => (content[`price${mode}${term}`] ?? 0) > 0),
  )
  const needed = listingRequirements.filter((one) => one.rules.includes(rules))
  const parts = [...new Set(required)]
    .map((part) => ({ part, of: needed.filter((one) => one.part === part) }))
    .filter(({ of }) => of.length > 0)
    .map(({ part, of }): PartRule => ({
      key: part,
      path: of[0]?.path ?? '',
      weight: requiredWeights[part],
      isDone: of.every((one) => one.isMet(content)),
      isRequired: true,
      covers: (path) => of.some((one) => one.path === path),
    }))
  return completeness(
    [
      ...parts,
      {
        key: 'pin',
        path: 'latitude',
        weight: 10,
        isDone: content.latitude !== null && content.longitude !== null,
        covers: (path) => path === 'latitude' || path === 'longitude',
      },
      { key: 'photos', path: 'photos', weight: 15, isDone: content.photos.length > 0 },
      { key: 'description', path: 'description', weight: 10, isDone: content.description.length >= 80 },
      { key: 'space', path: 'totalSpace', weight: 10, isDone: (content.totalSpace ?? 0) > 0 },
      { key: 'prices', path: 'price1', weight: 10, isDone: hasPrice || content.fulfillmentRates.length > 0 },
      { key: 'categories', path: 'categories', weight: 5, isDone: hasAny(content.categories) },
      { key: 'features', path: 'features', weight: 5, isDone: hasAny(content.features) },
    ],
    listingProblems(content, rules),
  )
}
