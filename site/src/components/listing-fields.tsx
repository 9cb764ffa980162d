import { formatNumber, placeLine } from '@stackyard/shared/ui/format'
import { pictureAt } from '@stackyard/shared/ui/picture'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingLd } from '../lib/listing-facts'
import type { PageFields } from '../lib/page-fields'
import { markup } from '../lib/markup'
import { absolute, breadcrumbLd, type Crumb, ldScript, shortened } from '../lib/seo'
import { shareCardPath } from '../lib/share-card'
import { regionPages } from '../lib/views'
import { iconSheetMarkup } from './icon-sheet'
import { ListingPage, type ListingPageProps } from './listing-page'
import { sayName } from '@stackyard/shared/ui/say'
import { defaultLanguage, type PageLanguage, pathIn } from '@stackyard/shared/reference/languages'
import { say } from '../lib/say'

const regions = new Map<string, Crumb>(regionPages.map(({ code, name, path }) => [code, { name, path }]))

function crumbsOf(listing: Warehouse, path: string): Crumb[] {
  const region = regions.get(listing.region)
  return [
    { name: say('Home'), path: '/' },
    { name: say('Warehouses'), path: '/warehouses' },
    ...(region ? [{ name: sayName(region.name), path: region.path }] : []),
    { name: listing.name, path },
  ]
}

/** Whether the address holds a number, as that of the later one of two of the same name in the same place does. */
const isNumbered = ({ slug }: Warehouse): boolean => /-\d+(?:-in-|$)/.test(slug)

/** The name with the place; in other languages with what it is, too, since names and codes are the same in all. */
function titleOf(listing: Warehouse, language: PageLanguage): string {
  const place = `${isNumbered(listing) ? `${listing.address.street1}, ` : ''}${placeLine(listing)}`
  if (language === defaultLanguage) return `${listing.name}, ${place}`
  return say('{name}, {kind} in {place}', { name: listing.name, kind: say('Warehouse'), place })
}

type Others = Pick<ListingPageProps, 'around' | 'nearby' | 'others'> & { site: URL; language: PageLanguage }

/** What a listing's page gives its layout. */
export function listingFields(listing: Warehouse, { site, language, ...others }: Others): PageFields {
  const path = `/warehouses/${listing.slug}`
  const address = absolute(pathIn(path, language), site)
  const place = placeLine(listing)
  const photo = listing.photos.find(({ primary }) => primary) ?? listing.photos[0]
  const picture = absolute(photo ? pictureAt(photo.link, 1280) : '/pictures/7/1280.webp', site)
  const crumbs = crumbsOf(listing, path).map(({ name, path: to }) => ({ name, path: pathIn(to, language) }))
  const lead = say('{name} in {place}: {count} pallets of space.', {
    name: listing.name,
    place,
    count: formatNumber(listing.totalSpace),
  })
  return {
    title: titleOf(listing, language),
    description: shortened(`${lead}\n${listing.highlights || listing.description}`),
    path,
    picture: absolute(
      shareCardPath({ kind: say('Warehouse'), title: listing.name, line: place, picture: photo?.link }),
      site,
    ),
    head: ldScript(listingLd(listing, address, picture)) + ldScript(breadcrumbLd(crumbs, site)),
    body: () =>
      iconSheetMarkup() + markup(<ListingPage listing={listing} {...others} crumbs={crumbs} address={address} />),
  }
}
