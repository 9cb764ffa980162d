import { pathIn } from '@stackyard/shared/reference/languages'
import { formatNumber } from '@stackyard/shared/ui/format'
import type { ListPage } from '../lib/list-page-plan'
import type { ShellFields } from '../lib/listing-shell'
import { markup } from '../lib/markup'
import { absolute, alternateLinks, breadcrumbLd, ldScript, shortened } from '../lib/seo'
import { shareCardPath } from '../lib/share-card'
import { otherLanguage, voiceIn } from '../lib/language'
import { ListPageBody } from './list-page'

const shareLine = ({ total, language }: ListPage): string => {
  const { t } = voiceIn(language)
  return total === 0 ? '' : total === 1 ? t('1 warehouse') : t('{count} warehouses', { count: formatNumber(total) })
}

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
    path: absolute(pathIn(page.path, page.language), site),
    other: pathIn(page.isTwin ? page.path : '/', otherLanguage(page.language)),
    picture: absolute(
      shareCardPath({
        kind: voiceIn(page.language).t('Warehouses'),
        title: page.heading,
        line: shareLine(page),
        picture: photo?.link,
      }),
      site,
    ),
    head:
      (page.isTwin ? alternateLinks(page.path, site) : '') +
      (page.total > 0 ? ldScript(items) : '') +
      ldScript(breadcrumbLd(page.crumbs, site)),
    body: markup(<ListPageBody page={page} />),
  }
}
