import type { PageData } from '@stackyard/shared/schema/page-data'
import type { Voice } from './language'
import { type ListSection, SECTION_CARDS } from './list-page-plan'
import type { regionPages } from './views'

/** What a page that lists warehouses is made from. */
export type ListSource = {
  voice: Voice
  data: PageData
  /** Which page of the place is asked for; the first unless said. */
  number?: number
}

export const scopeTexts = {
  us: 'Browse warehousing providers from across the country by region.',
  global: 'Explore warehouses from around the world.',
} as const

/** The sections of a view over several regions: "In {region}" with its first cards. */
export const regionSections = ({ voice, data }: ListSource, regions: typeof regionPages): Promise<ListSection[]> =>
  Promise.all(
    regions.map(async ({ code, name, path }) => ({
      heading: voice.t('In {place}', { place: voice.known(name) }),
      path,
      filters: { region: code },
      listings: await data.first({ region: code }, SECTION_CARDS),
    })),
  )

/** The section of a scope with its first cards. */
export const scopeSection = async (
  { voice, data }: ListSource,
  scope: 'us' | 'global',
  heading: string,
): Promise<ListSection> => ({
  heading,
  path: `/warehouses/${scope}`,
  filters: { regionScope: scope },
  listings: await data.first({ scope }, SECTION_CARDS),
  text: voice.t(scopeTexts[scope]),
})
