import { pictureAt } from '@stackyard/shared/ui/picture'
import type { ListPage } from '../lib/list-pages'
import type { ShellFields } from '../lib/listing-shell'
import { markup } from '../lib/markup'
import { absolute, breadcrumbLd, ldScript, shortened } from '../lib/seo'
import { ListPageBody } from './list-page'

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
    picture: absolute(photo ? pictureAt(photo.link, 1280) : '/pictures/7/1280.webp', site),
    head: (page.total > 0 ? ldScript(items) : '') + ldScript(breadcrumbLd(page.crumbs, site)),
    body: markup(<ListPageBody page={page} />),
  }
}
