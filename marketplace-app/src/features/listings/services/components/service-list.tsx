import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { withNextPage } from '@stackyard/shared/domain/ad-places'
import type { ServiceCard as Card } from '@stackyard/shared/schema/service-card'
import { Badge } from '@stackyard/shared/ui/badge'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { ServiceCard } from '@stackyard/shared/ui/service-card'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { serviceTexts as words } from '../../../../lib/texts/services'
import { useTicked, withOne } from '../../../../lib/use-ticked'
import { serviceListQuery, servicePageSize } from '../list-query'
import type { ServiceScope, ServiceSearch } from '../service-search'

const ServiceBulk = lazy(async () => ({ default: (await import('./service-bulk')).ServiceBulk }))
const ServiceMenu = lazy(async () => ({ default: (await import('./service-menu')).ServiceMenu }))

export type ServiceListProps = {
  scope: ServiceScope
  search: ServiceSearch
  onSearch: (search: ServiceSearch) => void
}

/** Services as cards, with search and page in the address; admins find each one's controls on it. */
export function ServiceList({ scope, search, onSearch }: ServiceListProps) {
  const query = useQuery(serviceListQuery(scope, search))
  const total = query.data?.total ?? 0
  const isAdmin = useAtomValue(userAtom)?.userType === 'admin'
  const cards = query.data && withNextPage<Card>([], { organic: query.data.results, ads: query.data.ads })
  const [ticked, onTick] = useTicked(JSON.stringify({ ...scope, query: search.query }))
  return (
    <>
      <SearchForm label={words.search} find={words.find} onFind={(typed) => onSearch({ query: typed })}>
        <SearchBox query={search.query} label={words.search} className="min-w-0 flex-1 sm:max-w-sm" />
      </SearchForm>
      <p role="status" className="text-muted-foreground mb-4 text-sm">
        {query.isPending ? '' : words.count(total)}
      </p>
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : (
        <>
          {isAdmin && query.data ? (
            <Suspense>
              <ServiceBulk shown={query.data.results.map(({ id }) => id)} ticked={ticked} onTick={onTick} />
            </Suspense>
          ) : null}
          <Cards cards={cards} ticks={isAdmin ? { ticked, onTick } : null} />
        </>
      )}
      <Pagination
        className="mt-8"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / servicePageSize)}
        onPageChange={(page) => onSearch({ ...search, page })}
      />
    </>
  )
}

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4'

/** What is ticked of a list; null for who ticks nothing. */
type Ticks = { ticked: ReadonlySet<number>; onTick: (ids: ReadonlySet<number>) => void } | null

type CardsProps = { cards: readonly Card[] | undefined; ticks: Ticks }

function Cards({ cards, ticks }: CardsProps) {
  if (!cards)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="rounded-card h-80" />
        ))}
      </div>
    )
  if (cards.length === 0) return <EmptyState title={words.none}>{words.noneLead}</EmptyState>
  return (
    <ul className={grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <ServiceCard
            service={card}
            headingLevel={2}
            href={`/dashboard/services/${card.slug}`}
            renderLink={({ href, className, children }) => (
              <Link to={href} className={className}>
                {children}
              </Link>
            )}
            {...(ticks ? { controls: <Controls card={card} {...ticks} /> } : {})}
          />
        </li>
      ))}
    </ul>
  )
}

type ControlsProps = { card: Card } & NonNullable<Ticks>

/** What admins see on a card besides, and what they can do. */
function Controls({ card, ticked, onTick }: ControlsProps) {
  return (
    <div className="relative flex items-center gap-2 border-t pt-2">
      <Checkbox
        aria-label={words.bulk.select(card.name)}
        className="grid size-11 place-items-center"
        checked={ticked.has(card.id)}
        onChange={(event) => onTick(withOne(ticked, card.id, event.target.checked))}
      />
      {card.isDraft ? <Badge tone="neutral">{words.draft}</Badge> : null}
      {card.visible ? null : <Badge tone="neutral">{words.hidden}</Badge>}
      <span className="ms-auto">
        <Suspense>
          <ServiceMenu service={card} />
        </Suspense>
      </span>
    </div>
  )
}
