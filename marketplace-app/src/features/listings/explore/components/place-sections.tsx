import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { MovingCarousel } from '@stackyard/shared/ui/moving-carousel'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { useStateNames } from '@stackyard/shared/ui/use-state-name'
import { WhenNear } from '../../../../components/when-near'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { exploreTexts as words } from '../../../../lib/texts/explore'
import type { SectionedBy } from '../place'
import { type PlaceSection, regionSections, stateSections } from '../place-sections'
import { facetsQuery, sectionQuery } from '../queries'
import { ResultCard } from './result-card'

export type PlaceSectionsProps = { by: SectionedBy; onShowList: () => void }

/** A country or the United States part by part: its states, or its regions, each with its warehouses. */
export function PlaceSections({ by, onShowList }: PlaceSectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <p>
        <Button variant="outline" onClick={onShowList}>
          {words.asList}
        </Button>
      </p>
      {by.kind === 'regions' ? <Sections sections={regionSections} /> : <States country={by.country} />}
    </div>
  )
}

function States({ country }: { country: string }) {
  const facets = useQuery(facetsQuery({ country }))
  const isHome = country === 'US'
  const nameOf = useStateNames(!isHome)
  if (facets.isPending || (!nameOf && !isHome)) return <Skeleton className="rounded-card h-80" />
  if (facets.isError)
    return <ErrorState message={toProblem(facets.error).message} onRetry={() => void facets.refetch()} />
  const sections = stateSections(country, facets.data.results.state, nameOf ?? ((_country, state) => state))
  return sections.length > 0 ? <Sections sections={sections} /> : <EmptyState>{texts.explore.empty}</EmptyState>
}

function Sections({ sections }: { sections: readonly PlaceSection[] }) {
  return sections.map((section) => (
    <WhenNear key={section.name} className="min-h-96" fallback={<Skeleton className="rounded-card h-80" />}>
      <Section section={section} />
    </WhenNear>
  ))
}

/** One part: featured warehouses, then the others in two rows; nothing where there are none. */
function Section({ section }: { section: PlaceSection }) {
  const id = useId()
  const query = useQuery(sectionQuery(section))
  if (query.isPending) return <Skeleton className="rounded-card h-80" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { featured, rows } = query.data
  const filled = [featured, ...rows].filter((row) => row.length > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="font-display text-lg font-semibold">
          {words.inPlace(section.name)}
        </h2>
        <Link
          to={section.to}
          search={section.search}
          className="text-link inline-flex min-h-9 items-center text-sm font-semibold underline-offset-4 hover:underline"
        >
          {words.viewMore}
          <span className="sr-only"> {words.inPlace(section.name)}</span>
        </Link>
      </div>
      <div className="grid grid-cols-1 gap-3">
        {filled.map((row, at) => (
          <Rail
            key={at}
            kind={row === featured ? 'four' : 'five'}
            label={row === featured ? words.featuredStep : words.others}
            listings={row}
          />
        ))}
      </div>
    </section>
  )
}

type RailProps = { kind: 'four' | 'five'; label: string; listings: readonly ListingCard[] }

/** Cards side by side; those beyond come by a button or by hand. */
function Rail({ kind, label, listings }: RailProps) {
  const tray = useTray()
  return (
    <MovingCarousel kind={kind} label={label} count={listings.length}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ResultCard listing={listing} headingLevel={3} tray={tray} />
        </li>
      ))}
    </MovingCarousel>
  )
}
