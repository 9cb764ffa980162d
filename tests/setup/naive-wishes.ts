import {
  type AllParameter,
  figureFilters,
  type FigureParameter,
  optionsFilters,
} from '@stackyard/shared/reference/field-filters'
import type { RandomFilters, RandomListing } from './random-listings'

/** The rules of musts and wishes once more, as one would tell them. */

type Condition = {
  text: string
  isFulfilled: (one: RandomListing) => boolean
  isMust: (filters: RandomFilters) => boolean
}

const optionCondition = (key: AllParameter, option: string): Condition => ({
  text: `${key}.${option}`,
  isFulfilled: (one) => one.options[key].includes(option),
  isMust: (filters) => filters[key]?.includes(option) ?? false,
})
const flagConditions: readonly Condition[] = [
  { text: 'verified', isFulfilled: (one) => one.isVerified, isMust: ({ verified }) => verified === true },
  { text: 'hotrack', isFulfilled: (one) => one.hotrack, isMust: ({ hotrack }) => hotrack === true },
  { text: 'hasDiamond', isFulfilled: (one) => one.diamond > 0, isMust: ({ hasDiamond }) => hasDiamond === true },
]
const leastConditions: readonly { name: 'minRating' | FigureParameter; of: (one: RandomListing) => number }[] = [
  { name: 'minRating', of: (one) => one.rating },
  ...figureFilters.map(({ key }) => ({ name: key, of: (one: RandomListing) => one.figures[key] })),
]
const knownLevels = (levels: readonly string[] = []): string[] => levels.filter((level) => Number(level) <= 5)

/** What a text wishes for; undefined for what nobody knows. */
function conditionOf(text: string): Condition | undefined {
  const [name = '', value = ''] = text.split(/\.(.*)/)
  const field = optionsFilters.find(({ key }) => key === name)
  if (field) return field.options.some(({ key }) => key === value) ? optionCondition(field.key, value) : undefined
  const least = leastConditions.find((known) => known.name === name)
  if (least && Number(value) > 0)
    return {
      text,
      isFulfilled: (one) => least.of(one) >= Number(value),
      isMust: (filters) => (filters[least.name] ?? 0) >= Number(value),
    }
  if (name === 'diamonds') {
    const levels = value.split('-')
    return {
      text,
      isFulfilled: (one) => levels.includes(String(one.diamond)),
      isMust: ({ diamonds }) =>
        knownLevels(diamonds).length > 0 && knownLevels(diamonds).every((level) => levels.includes(level)),
    }
  }
  return flagConditions.find((known) => known.text === text)
}

/** What is wished for and known, without what is a must. */
export const wished = (filters: RandomFilters): Condition[] =>
  (filters.wishes ?? []).flatMap((text) => conditionOf(text) ?? []).filter(({ isMust }) => !isMust(filters))

/** How many wishes a listing fulfills. */
export const fits = (one: RandomListing, filters: RandomFilters): number =>
  wished(filters).filter(({ isFulfilled }) => isFulfilled(one)).length

/** The musts that could be wishes, in the order in which a card names one. */
export function musts(filters: RandomFilters): Condition[] {
  const levels = knownLevels(filters.diamonds).toSorted()
  const texts = [
    ...leastConditions.flatMap(({ name }) => ((filters[name] ?? 0) > 0 ? [`${name}.${filters[name]}`] : [])),
    ...(levels.length > 0 ? [`diamonds.${levels.join('-')}`] : []),
    ...optionsFilters.flatMap(({ key }) => (filters[key] ?? []).map((option) => `${key}.${option}`)),
  ]
  return [
    ...flagConditions.filter(({ isMust }) => isMust(filters)),
    ...texts.flatMap((text) => conditionOf(text) ?? []),
  ]
}

/** The filters without those musts. */
export function withoutKnown(filters: RandomFilters): RandomFilters {
  const { diamonds: _, ...others } = filters
  const rest: RandomFilters = { ...others }
  for (const flag of ['verified', 'hotrack', 'hasDiamond'] as const) if (rest[flag]) delete rest[flag]
  for (const { name } of leastConditions) delete rest[name]
  for (const { key } of optionsFilters)
    if (rest[key]) rest[key] = rest[key].filter((option) => !conditionOf(`${key}.${option}`))
  return rest
}
