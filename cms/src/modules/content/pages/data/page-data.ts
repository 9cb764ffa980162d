import type { ListingData, PageData } from '@stackyard/shared/schema/page-data'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { DAY, LISTINGS, listingTag, listTag } from '../../../../platform/page-tags'
import { profileRuns } from '../../../accounts/profile'
import { createContentData } from '../../editorial'
import { cardData } from './cards'
import {
  countListings,
  featuredOn,
  firstListings,
  firstOfStates,
  listedAddresses,
  listedCities,
  listedCountries,
  listedRuns,
  listedStates,
  listingCounts,
  placedListings,
} from './list-data'
import { listingView } from './listing-view'
import { profilePage } from './profile-page'

type Needed = Pick<Services, 'clock' | 'db' | 'env' | 'payload' | 'pool'>

/** The data of one page, from the database. Each read notes in `tags` what the page depends on. */
export function createPageData(services: Needed, tags: Set<string>): PageData {
  const tag = (...names: string[]): void => {
    for (const name of names) tags.add(name)
  }
  return {
    ...createContentData(services, tag),
    ...cardData(services.db, tag),
    ...listingData(services, tag),
    ...sitemapData(services, tag),
    profile: (kind, key) => profilePage(services.db, { kind, key }, tag),
  }
}

function listingData(
  { db, pool, clock }: Needed,
  tag: (...names: string[]) => void,
): Omit<ListingData, keyof SitemapData> {
  const shown = <T extends { id: number }>(listings: T[]): T[] => {
    tag(LISTINGS)
    for (const { id } of listings) tag(listingTag(id))
    return listings
  }
  return {
    async listing(slug) {
      tag(LISTINGS)
      return listingView(pool, slug, tag)
    },
    async list(filter, limit) {
      tag(listTag(filter))
      const [listings, rest] = await Promise.all([firstListings(db, filter, limit), placedListings(db, filter)])
      return { listings: shown(listings), ...rest }
    },
    async first(filter, limit, offset) {
      tag(listTag(filter))
      return shown(await firstListings(db, filter, limit, offset))
    },
    async count(filter) {
      tag(LISTINGS, listTag(filter))
      return countListings(db, filter)
    },
    ...placeData(db, tag, shown),
    async featuredToday() {
      tag(listTag({ featured: true }), DAY)
      return shown(await featuredOn(db, clock.now()))
    },
    async counts() {
      tag(LISTINGS, listTag({}))
      return listingCounts(db)
    },
  }
}

type PlaceData = Pick<ListingData, 'cities' | 'countries' | 'states' | 'firstOfStates'>
type Shown = <T extends { id: number }>(listings: T[]) => T[]

/** Where there are listings. */
const placeData = (db: Db, tag: (...names: string[]) => void, shown: Shown): PlaceData => ({
  async cities(country, state) {
    tag(LISTINGS, listTag({ country, state }))
    return listedCities(db, country, state)
  },
  async countries() {
    tag(LISTINGS, listTag({ scope: 'global' }))
    return listedCountries(db)
  },
  async states(country) {
    tag(listTag({ country }))
    return listedStates(db, country)
  },
  async firstOfStates(country, limit) {
    tag(listTag({ country }))
    const states = await firstOfStates(db, country, limit)
    for (const { listings } of states) shown(listings)
    return states
  },
})

type SitemapData = Pick<ListingData, 'runs' | 'addresses' | 'profileRuns'>

const sitemapData = ({ db }: Needed, tag: (...names: string[]) => void): SitemapData => ({
  async runs(size) {
    tag(LISTINGS, listTag({}))
    return listedRuns(db, size)
  },
  async addresses(run, size) {
    tag(LISTINGS, listTag({}), DAY)
    return listedAddresses(db, run, size)
  },
  async profileRuns() {
    tag(DAY)
    return profileRuns(db)
  },
})
