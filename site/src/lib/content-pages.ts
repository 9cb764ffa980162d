import type { Voice } from './language'
import { pagePath, type Paging } from './list-page-plan'
import type { Crumb } from './seo'

/** Cards on one page of news or articles, besides the one that leads. */
export const CARDS_A_PAGE = 60

/** The number of a page by what its address says, from 1; null for what no page is called. */
export const pageNumber = (said: string | undefined): number | null =>
  said === undefined ? 1 : /^(?:[2-9]|[1-9]\d{1,4})$/.test(said) ? Number(said) : null

/** The part of a list that a page shows. */
export const spanOf = (number: number): { limit: number; offset: number } => ({
  limit: CARDS_A_PAGE,
  offset: (number - 1) * CARDS_A_PAGE,
})

export type ContentListPage = { path: string; paging: Paging; suffix: string; crumbs: Crumb[] }

/** A page of a list of `total` cards: its address, its pager, and what its title adds; null past the last one. */
export function contentListPage({ t }: Voice, first: string, number: number, total: number): ContentListPage | null {
  const count = Math.max(1, Math.ceil(total / CARDS_A_PAGE))
  if (number > count) return null
  const path = pagePath(first, number)
  const name = t('Page {page}', { page: number })
  const isFirst = number === 1
  return {
    path,
    paging: { number, count, first },
    suffix: isFirst ? '' : `, ${name.toLowerCase()}`,
    crumbs: isFirst ? [] : [{ name, path }],
  }
}
