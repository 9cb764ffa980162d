import type { SearchHit, SearchKind, SearchQuery } from '@stackyard/shared/schema/search'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { searchListings } from '../../../listings/discovery'
import { searchUsers } from '../../../accounts/profile'
import { searchServices } from '../../../listings/service'
import { searchNews } from './search-news'

type Page = { results: SearchHit[]; total: number }
type Find = (services: Services, query: SearchQuery, viewer: SessionUser | null) => Promise<Page>
type Kind = { find: Find; isMeant: (asked: ReadonlySet<string>, query: SearchQuery) => boolean }

/** What says how much of the answer to give, and in which order: no filter. */
const NO_FILTER = ['type', 'query', 'search', 'limit', 'skip', 'sort']
const PLACE = ['country', 'state']
const OF_SERVICES = ['serviceSubType', 'subtypesQuery']
const SERVICES_KNOW = [
  ...PLACE,
  ...OF_SERVICES,
  'serviceType',
  'region',
  'regionScope',
  'verified',
  'featured',
  'visible',
]
const USERS_KNOW = [...PLACE, 'serviceType', 'userType']

const isWarehouse = (serviceType: string | undefined) => serviceType?.toLowerCase() === 'warehouse'
const isWithin = (asked: ReadonlySet<string>, known: readonly string[]) =>
  [...asked].every((name) => known.includes(name))

const findServices: Find = ({ db }, query, viewer) => {
  const { query: words, search, region, sort: _, ...rest } = query
  return searchServices(
    { db },
    { ...rest, type: undefined, query: words ?? search, region: region?.[0], partner: undefined, sort: 'default' },
    viewer,
  )
}

const findUsers: Find = ({ db }, { query, search, userType, serviceType, country, state, limit, skip }, viewer) =>
  searchUsers({ db }, { query: query ?? search, userType, serviceType, country, state, limit, skip }, viewer)

/** The kinds in the order of their hits. */
const kinds: Record<SearchKind, Kind> = {
  warehouse: {
    find: ({ db }, query, viewer) => searchListings(db, query, viewer),
    isMeant: (asked, { serviceType }) =>
      (serviceType === undefined || isWarehouse(serviceType)) && !OF_SERVICES.some((name) => asked.has(name)),
  },
  service: {
    find: findServices,
    isMeant: (asked, { serviceType, region }) =>
      isWithin(asked, SERVICES_KNOW) && !isWarehouse(serviceType) && (region?.length ?? 0) <= 1,
  },
  user: { find: findUsers, isMeant: (asked) => isWithin(asked, USERS_KNOW) },
  news: {
    find: ({ payload }, { query, search, limit, skip }) =>
      searchNews(payload, { query: query ?? search, categories: undefined, limit, skip }),
    isMeant: (asked) => asked.size === 0,
  },
}

const askedBy = (query: SearchQuery): ReadonlySet<string> =>
  new Set(
    Object.entries(query)
      .filter(([name, value]) => value !== undefined && !NO_FILTER.includes(name))
      .map(([name]) => name),
  )

/**
 * A page of the hits of all kinds, one kind after the other, or of the kind asked for; `total` counts all. A
 * kind takes part when it knows every filter that is asked for: a search within a state holds no news.
 */
export async function searchAll(services: Services, query: SearchQuery, viewer: SessionUser | null): Promise<Page> {
  const asked = askedBy(query)
  const meant = Object.entries(kinds).filter(([, kind]) => kind.isMeant(asked, query))
  const wanted = meant.some(([name]) => name === query.type) ? meant.filter(([name]) => name === query.type) : meant
  const results: SearchHit[] = []
  let before = 0
  for (const [, { find }] of wanted) {
    const room = query.limit - results.length
    const page = await find(
      services,
      { ...query, limit: Math.max(1, room), skip: Math.max(0, query.skip - before) },
      viewer,
    )
    if (room > 0) results.push(...page.results)
    before += page.total
  }
  return { results, total: before }
}
