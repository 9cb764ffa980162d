import { figureFilters, listParameters, optionLabel } from '@stackyard/shared/reference/field-filters'
import { diamondLevels } from '@stackyard/shared/reference/diamond-levels'
import { asMust, asWish, mustsOf, readWish, wishesOf, withoutMust, withoutWish } from '@stackyard/shared/domain/wishes'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { OptionChip } from '@stackyard/shared/ui/option-chip'
import { wishName } from '@stackyard/shared/ui/wish-name'
import { countryName, formatDay } from '@stackyard/shared/ui/format'
import { fill, sayName } from '@stackyard/shared/ui/say'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { useStateWords } from '@stackyard/shared/ui/use-state-name'
import { X } from 'lucide-react'
import type { ExploreBarProps } from '../lib/explore-bar'
import { type ExploreState, withoutParameters } from '../lib/explore-state'
import { say } from '../lib/say'

type Chip = { label: string; without: ExploreState; option?: { isWish: boolean; switched: ExploreState } }

function without<T extends object>(from: T, key: keyof T): T {
  const { [key]: _, ...others } = from
  return others as T
}

const switchLabels = {
  verified: 'Verified',
  featured: 'Featured',
  hotrack: 'HotRacks',
  hasDiamond: 'Diamond rating',
} as const

const pointKeys = ['latitude', 'longitude', 'radiusInMiles']

/** A point and its radius are one filter; a radius alone is around the place that was searched for. */
function pointChip(state: ExploreState): Chip[] {
  const { latitude, longitude, radiusInMiles } = state.texts
  if (!radiusInMiles && !(latitude && longitude)) return []
  const label = radiusInMiles ? say('Within {miles} miles', { miles: radiusInMiles }) : say('Around a place')
  return [{ label, without: withoutParameters(state, pointKeys) }]
}

/** Musts and wishes, each with the search in which it is the other one. */
function optionChips(state: ExploreState): Chip[] {
  const { lists } = state
  const musts = mustsOf(lists).map((must): Chip => {
    const option = { isWish: false, switched: { ...state, lists: asWish(lists, must) } }
    return { label: wishName(must.text), without: { ...state, lists: withoutMust(lists, must) }, option }
  })
  const wishes = wishesOf(lists).map((wish): Chip => {
    const option = { isWish: true, switched: { ...state, lists: asMust(lists, wish) } }
    return { label: wishName(wish.text), without: { ...state, lists: withoutWish(lists, wish) }, option }
  })
  return [...musts, ...wishes]
}

const userTypeLabel = (type: string): string =>
  type === 'manager' ? say('Managed profiles') : say('Listed by the provider')

const diamondLabel = (level: string) =>
  sayName(diamondLevels.find((known) => String(known.level) === level)?.name ?? level)

function chipsOf(state: ExploreState, area: string): Chip[] {
  const { texts, switches, lists } = state
  const text = (key: keyof ExploreState['texts'], label: string): Chip => ({
    label,
    without: { ...state, texts: without(texts, key), bounds: null },
  })
  const list = (key: keyof ExploreState['lists'], value: string, label: string): Chip => {
    const rest = (lists[key] ?? []).filter((known) => known !== value)
    return { label, without: { ...state, lists: rest.length > 0 ? { ...lists, [key]: rest } : without(lists, key) } }
  }
  return [
    ...(texts.query ? [text('query', `“${texts.query}”`)] : []),
    ...(texts.country ? [text('country', countryName(texts.country))] : []),
    ...(texts.state ? [text('state', area || texts.state)] : []),
    ...(texts.region
      ? [text('region', sayName(usRegions.find(({ code }) => code === texts.region)?.name ?? texts.region))]
      : []),
    ...(texts.minPallets ? [text('minPallets', say('{count} pallets or more', { count: texts.minPallets }))] : []),
    ...(texts.minSqft ? [text('minSqft', say('{count} sq ft or more', { count: texts.minSqft }))] : []),
    ...(texts.freeFrom ? [text('freeFrom', say('Free from {day}', { day: formatDay(texts.freeFrom) }))] : []),
    ...(texts.priceTerm
      ? [text('priceTerm', say('For {months}', { months: saidMonths(Number(texts.priceTerm)) }))]
      : []),
    ...(texts.budget ? [text('budget', say('Up to {price} a month', { price: `$${texts.budget}` }))] : []),
    ...figureFilters.flatMap(({ key, chip }) => {
      const count = texts[key]
      return count ? [text(key, fill(chip, { count }))] : []
    }),
    ...(texts.minRating ? [text('minRating', say('{count} stars or more', { count: texts.minRating }))] : []),
    ...(texts.userType ? [text('userType', userTypeLabel(texts.userType))] : []),
    ...pointChip(state),
    ...(texts.minPrice ? [text('minPrice', say('From {price}', { price: `$${texts.minPrice}` }))] : []),
    ...(texts.maxPrice ? [text('maxPrice', say('Up to {price}', { price: `$${texts.maxPrice}` }))] : []),
    ...Object.keys(switches).map((key): Chip => {
      const known = key as keyof typeof switchLabels
      return { label: say(switchLabels[known]), without: { ...state, switches: without(switches, known) } }
    }),
    ...listParameters.flatMap(({ name, field }) =>
      (lists[name] ?? [])
        .filter((key) => readWish(`${name}.${key}`) === null)
        .map((key) => list(name, key, sayName(optionLabel(field, key)))),
    ),
    ...optionChips(state),
    ...(lists.diamonds ?? []).map((level) => list('diamonds', level, diamondLabel(level))),
    ...(state.bounds ? [{ label: say('Map area'), without: { ...state, bounds: null } }] : []),
  ]
}

/** What is filtered now, each with a way to take it back. */
export function ActiveFilters({ state, onChange }: Pick<ExploreBarProps, 'state' | 'onChange'>) {
  const area = useStateWords(state.texts.country ?? 'US', state.texts.state ?? '')
  const chips = chipsOf(state, area)
  if (chips.length === 0) return null
  return (
    <ul aria-label={say('Active filters')} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <FilterChip chip={chip} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}

function FilterChip({
  chip: { label, without: rest, option },
  onChange,
}: { chip: Chip } & Pick<ExploreBarProps, 'onChange'>) {
  const remove = () => onChange(rest)
  if (option)
    return (
      <OptionChip name={label} isWish={option.isWish} onSwitch={() => onChange(option.switched)} onRemove={remove} />
    )
  return (
    <button
      type="button"
      onClick={remove}
      className="bg-primary-soft text-primary-soft-foreground hover:bg-muted inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-medium"
    >
      {label}
      <X role="img" aria-label={say('remove')} className="size-3.5" />
    </button>
  )
}
