import { formatNumber } from '@stackyard/shared/ui/format'
import type { ListPage } from '../lib/list-page-plan'
import type { PageFields } from '../lib/page-fields'
import { markup } from '../lib/markup'
import { absolute, breadcrumbLd, ldScript, shortened } from '../lib/seo'
import { shareCardPath } from '../lib/share-card'
import { voiceIn } from '../lib/language'
import { ListPageBody } from './list-page'

const shareLine = ({ total, language }: ListPage): string => {
  const { t } = voiceIn(language)
  return total === 0 ? '' : total === 1 ? t('1 warehouse') : t('{count} warehouses', { count: formatNumber(total) })
}

/** What a page that lists warehouses gives its layout. */
export function listFields(page: ListPage, site: URL): PageFields {
  const [first] = page.listings
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
    path: page.path,
    picture: absolute(
      shareCardPath({
        kind: voiceIn(page.language).t('Warehouses'),
        title: page.heading,
        line: shareLine(page),
        picture: first?.photo?.link,
      }),
      site,
    ),
    head: (page.total > 0 ? ldScript(items) : '') + ldScript(breadcrumbLd(page.crumbs, site)),
    body: () => markup(<ListPageBody page={page} />),
  }
}
