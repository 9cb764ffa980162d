import type { ListingData, PageData } from '@stackyard/shared/schema/page-data'
import type { Services } from '../../../../platform/services'
import { DAY, LISTINGS, listingTag, listTag } from '../../../../platform/page-tags'
import { createContentData } from '../../editorial'
import { cardData } from './cards'
import {
  extentOf,
  featuredOn,
  firstListings,
  firstOfStates,
  listedAddresses,
  listedStates,
  listingCounts,
} from './list-data'
import { listingView } from './listing-view'

type Needed = Pick<Services, 'clock' | 'db' | 'env' | 'payload'>

/** The data of one page, from the database. Each read notes in `tags` what the page depends on. */
export function createPageData(services: Needed, tags: Set<string>): PageData {
  const tag = (name: string) => void tags.add(name)
  return { ...createContentData(services, tag), ...cardData(services.db, tag), ...listingData(services, tag) }
}

function listingData({ db, clock }: Needed, tag: (name: string) => void): ListingData {
  const shown = <T extends { id: number }>(listings: T[]): T[] => {
    tag(LISTINGS)
    for (const { id } of listings) tag(listingTag(id))
    return listings
  }
  return {
    async listing(slug) {
      tag(LISTINGS)
      return listingView(db, slug, tag)
    },
    async list(filter, limit) {
      tag(listTag(filter))
      const [listings, rest] = await Promise.all([firstListings(db, filter, limit), extentOf(db, filter)])
      return { listings: shown(listings), ...rest }
    },
    async first(filter, limit) {
      tag(listTag(filter))
      return shown(await firstListings(db, filter, limit))
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
    async featuredToday() {
      tag(listTag({ featured: true }))
      tag(DAY)
      return shown(await featuredOn(db, clock.now()))
    },
    async counts() {
      tag(LISTINGS)
      tag(listTag({}))
      return listingCounts(db)
    },
    async addresses(offset, limit) {
      tag(LISTINGS)
      tag(listTag({}))
      tag(DAY)
      return listedAddresses(db, offset, limit)
    },
  }
}
