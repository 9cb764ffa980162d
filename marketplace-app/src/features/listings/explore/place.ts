import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import { sayName } from '@stackyard/shared/ui/say'
import { exploreTexts as words } from '../../../lib/texts/explore'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'

/** The filters an address sets by its path; the form doesn't offer them and no chip takes them away. */
export type FixedFilters = Pick<ExploreSearch, 'regionScope' | 'region' | 'country' | 'state' | 'featured' | 'hotrack'>

/** Which warehouses a screen is about. */
export type ExplorePlace = {
  title: string
  lead?: string
  /** Said under the last card. */
  end: string
  fixed: FixedFilters
  /** The way here, below Dashboard > Warehouses; the last is this place. */
  trail: readonly { label: string; href?: string }[]
  /** Shown part by part until the reader filters, orders or asks for the list. */
  parts?: SectionedBy
}

export type SectionedBy = { kind: 'regions' } | { kind: 'states'; country: string }

const fold = (text: string): string => text.trim().toLowerCase()

export const everywhere: ExplorePlace = { title: words.all, end: words.endAll, fixed: {}, trail: [] }

export const featuredPlace: ExplorePlace = {
  title: words.featured,
  end: words.endFeatured,
  fixed: { featured: true },
  trail: [{ label: words.featuredStep }],
}

export const hotRacksPlace: ExplorePlace = {
  title: words.hotRacks,
  end: words.endHotRacks,
  fixed: { hotrack: true },
  trail: [{ label: words.hotRacks }],
}

const within = (name: string, fixed: FixedFilters, trail: ExplorePlace['trail'], lead?: string): ExplorePlace => ({
  title: words.of(name),
  end: words.endIn(name),
  fixed,
  trail,
  ...(lead ? { lead } : {}),
})

export const unitedStatesPlace: ExplorePlace = {
  ...within(words.unitedStates, { regionScope: 'us' }, [{ label: words.us }], words.lead.us),
  parts: { kind: 'regions' },
}

export const globalPlace = within(words.global, { regionScope: 'global' }, [{ label: words.global }], words.lead.global)

/** A region of the United States or of the world, by code or name in any case; null when there is none. */
export const regionPlace = (text: string): ExplorePlace | null => {
  const isIt = ({ code, name }: { code: string; name: string }) =>
    fold(code) === fold(text) || fold(name) === fold(text)
  const us = usRegions.find(isIt)
  const region = us ?? globalRegions.find(isIt)
  if (!region) return null
  const parent = us
    ? { label: words.unitedStates, href: '/dashboard/warehouses/us' }
    : { label: words.global, href: '/dashboard/warehouses/global' }
  const name = sayName(region.name)
  return within(name, { region: [region.code] }, [parent, { label: name }])
}

type Country = { code2: string; name: string }

export const countryPlace = ({ code2, name }: Country): ExplorePlace => ({
  ...within(name, { country: code2 }, [{ label: code2 }]),
  parts: { kind: 'states', country: code2 },
})

/** A state of a country; no scope of the address narrows it. Those of the United States go by code or name; elsewhere the text is taken as it stands, and called `name`. */
export const statePlace = (country: Country, text: string, name = text): ExplorePlace | null => {
  const known = usStates.find(({ code, label }) => fold(code) === fold(text) || fold(label) === fold(text))
  if (country.code2 === 'US' && !known) return null
  const state =
    country.code2 === 'US' && known ? { code: known.code, name: sayName(known.label) } : { code: text, name }
  if (state.name.trim() === '' || state.name.length > 80) return null
  return within(state.name, { country: country.code2, state: state.code, regionScope: undefined }, [
    { label: country.code2, href: `/dashboard/warehouses/country/${country.code2}` },
    { label: known && country.code2 === 'US' ? known.code : state.name },
  ])
}

/** Places one step below: the regions of the United States, of the world, or the states of the United States. */
export const placesBelow = (place: ExplorePlace): { label: string; href: string }[] => {
  const { regionScope, country, state } = place.fixed
  const region = (code: string, label: string) => ({
    label: sayName(label),
    href: `/dashboard/warehouses/region/${code}`,
  })
  if (regionScope === 'us') return usRegions.map(({ code, name }) => region(code, name))
  if (regionScope === 'global') return globalRegions.map(({ code, name }) => region(code, name))
  if (country === 'US' && !state)
    return usStates.map(({ code, label }) => ({
      label: sayName(label),
      href: `/dashboard/warehouses/country/US/state/${code}`,
    }))
  if (place === everywhere)
    return [
      { label: words.unitedStates, href: '/dashboard/warehouses/us' },
      { label: words.global, href: '/dashboard/warehouses/global' },
      { label: words.featured, href: '/dashboard/warehouses/featured' },
      { label: words.hotRacks, href: '/dashboard/warehouses/hot-racks' },
    ]
  return []
}
