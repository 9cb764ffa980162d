import type { Voice } from '../lib/language'
import { pagePath, type Paging } from '../lib/list-page-plan'
import { markup } from '../lib/markup'

const NEAR = 2

/** Far from a page every hundredth is linked, closer every tenth. */
const stepAt = (distance: number): number => (distance < 100 ? 10 : 100)

/** The numbers that a page links to: first, last, its neighbors and some between, so that no page is far. */
const numbersBeside = ({ number, count }: Paging): number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === count || Math.abs(one - number) <= NEAR || one % stepAt(Math.abs(one - number)) === 0,
  )

/** Links to the pages of a place. */
export function ListPager({ paging, voice: { t, href } }: { paging: Paging; voice: Voice }) {
  if (paging.count < 2) return null
  return (
    <nav aria-label={t('Pages')} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-2">
        {numbersBeside(paging).map((number) => (
          <li key={number}>
            <a
              href={href(pagePath(paging.first, number))}
              aria-label={t('Page {page}', { page: number })}
              aria-current={number === paging.number ? 'page' : undefined}
              className="rounded-control hover:bg-muted aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-foreground inline-grid min-h-11 min-w-11 place-items-center border px-3 text-sm font-medium tabular-nums"
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same as HTML, for pages of Astro. */
export const listPagerMarkup = (paging: Paging, voice: Voice): string => markup(<ListPager {...{ paging, voice }} />)
