import { formatNumber } from '@stackyard/shared/ui/format'
import type { ListPage } from '../lib/list-pages'
import type { ShellFields } from '../lib/listing-shell'
import { markup } from '../lib/markup'
import { absolute, breadcrumbLd, ldScript, shortened } from '../lib/seo'
import { shareCardPath } from '../lib/share-card'
import { ListPageBody } from './list-page'

const shareLine = (total: number): string =>
  total === 0 ? '' : total === 1 ? '1 warehouse' : `${formatNumber(total)} warehouses`

/** What a list page says in the six places where pages of one shell differ. */
export function listFields(page: ListPage, site: URL | undefined): ShellFields {
  const [first] = page.listings
  const photo = first?.photos.find(({ primary }) => primary) ?? first?.photos[0]
  const items = {
    '@type': 'ItemList',
    name: page.heading,
    numberOfItems: page.total,
    itemListElement: page.listings.map(({ name, slug }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: absolute(`/warehouses/${slug}`, site),
    })),
  }
  return {
    title: page.title,
    description: shortened(page.description),
    path: absolute(page.path, site),
    picture: absolute(
      shareCardPath({ kind: 'Warehouses', title: page.heading, line: shareLine(page.total), picture: photo?.link }),
      site,
    ),
    head: (page.total > 0 ? ldScript(items) : '') + ldScript(breadcrumbLd(page.crumbs, site)),
    body: markup(<ListPageBody page={page} />),
  }
}
