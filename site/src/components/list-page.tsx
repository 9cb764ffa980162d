import { type AdPlace, adPlaceText } from '../lib/ad-place'
import { type ListPage, type ListSection, SECTION_CARDS } from '../lib/list-page-plan'
import { cardMarkup, markup } from '../lib/markup'
import { ExploreActions, ListHeading, SearchField } from '../lib/explore-bar'
import { type Voice, voiceIn } from '../lib/language'
import { say } from '../lib/say'
import { CarouselFrame } from '@stackyard/shared/ui/carousel'
import { barFrame, ExploreBar } from '@stackyard/shared/ui/explore/explore-toolbar'
import { formatNumber } from '@stackyard/shared/ui/format'
import { NeedBar } from '@stackyard/shared/ui/need-bar'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { Breadcrumbs } from './breadcrumbs'
import { IslandPlace } from './island-place'
import { ListPager } from './list-pager'

const shell = 'shell max-w-[100rem]'

/** Places for cards on their way. */
const PLACES = ['first', 'second', 'third', 'fourth']

const nothing = () => undefined

/** The bar above the list as the island draws it (scripts/touched.ts), and how many there are. */
const barMarkup = (page: ListPage): string =>
  markup(
    <ExploreBar
      search={{}}
      onChange={nothing}
      onOpenFilters={nothing}
      hasPrices={false}
      heading={<ListHeading {...page} href={voiceIn(page.language).href} />}
      count={
        <>
          <span className="only-unasked">{say('{count} warehouses', { count: formatNumber(page.total) })}</span>
          <span className="only-asked">{say('Loading warehouses')}</span>
        </>
      }
      start={<SearchField search={{}} onChange={nothing} onSearch={nothing} />}
      need={<NeedBar need={{}} volumes={{}} onChange={nothing} hasBudget={false} />}
      end={<ExploreActions filters={{}} />}
    />,
    // The first choice is chosen anyway, and sound HTML has no value here.
  ).replaceAll(' selected=""', '')

/**
 * What stands until the island does, and for readers without a script: the first cards where the list will be. An address
 * that asks for something shows places instead, since these cards may not be what it asks for; so does an empty list, whose
 * island comes when it is seen and does not repeat what was done to a bar.
 */
function FirstCards(page: ListPage) {
  const { listings } = page
  return (
    <div className={shell}>
      {listings.length === 0 ? (
        <div className={barFrame}>
          <ListHeading {...page} href={voiceIn(page.language).href} />
          <div className="pb-14" aria-hidden>
            <div className="rounded-control bg-muted h-11 animate-pulse" />
          </div>
        </div>
      ) : (
        <div className={barFrame} dangerouslySetInnerHTML={{ __html: barMarkup(page) }} />
      )}
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <ul className="grid gap-5 sm:grid-cols-2 lg:col-span-7">
          {listings.map((listing) => (
            <li
              key={listing.id}
              className="only-unasked"
              dangerouslySetInnerHTML={{ __html: cardMarkup(listing, { compares: true }) }}
            />
          ))}
          {PLACES.map((place) => (
            <li key={place} className="only-asked rounded-card bg-muted h-96 animate-pulse" aria-hidden />
          ))}
        </ul>
        <div className="hidden lg:col-span-5 lg:block" aria-hidden>
          <div className="rounded-card bg-muted h-[calc(100dvh-6.5rem)] animate-pulse" />
        </div>
      </div>
    </div>
  )
}

/** Sponsored cards come before the others of a section, which then shows fewer. */
const adPlaceOf = ({ filters, listings, more }: ListSection): AdPlace => ({
  kind: 'strip',
  card: 'small',
  campaignType: 'featured',
  filters,
  limit: more ? listings.length : SECTION_CARDS,
})

type SectionProps = { section: ListSection; id: string; voice: Voice }

function Section({ section, id, voice }: SectionProps) {
  const { heading, text, path, listings, more, empty } = section
  const { t, href } = voice
  return (
    <section
      className={`${shell} pt-14`}
      aria-labelledby={id}
      data-ads={listings.length > 0 ? adPlaceText(adPlaceOf(section)) : undefined}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-xl font-semibold">
          {heading}
        </h2>
        <a href={href(path)} className="text-link py-1 font-semibold underline-offset-4 hover:underline">
          {t('View more')}
          <span className="sr-only"> {heading.replace(/^In /, 'in ')}</span>
        </a>
      </div>
      {text ? <p className="text-muted-foreground mt-1">{text}</p> : null}
      {listings.length === 0 ? <p className="text-muted-foreground mt-4">{empty}</p> : null}
      {listings.length === 0 ? null : (
        <CarouselFrame kind="five" label={heading} count={listings.length} className="mt-4">
          {listings.map((listing) => (
            <li key={listing.id}>
              <SmallCard listing={listing} />
            </li>
          ))}
          {more ? <ViewMore path={path} text={more} voice={voice} /> : null}
        </CarouselFrame>
      )}
    </section>
  )
}

/** The card after the last of a section: See More, what there is, and a way there. */
function ViewMore({ path, text, voice: { t, href } }: { path: string; text: string; voice: Voice }) {
  return (
    <li className="rounded-card bg-primary-soft text-primary-soft-foreground relative flex min-h-48 flex-col justify-between p-6">
      <span>
        <strong className="block text-sm font-semibold">{t('See More')}</strong>
        <span className="font-display mt-2 block text-lg font-semibold">{text}</span>
      </span>
      <a href={href(path)} className="font-semibold after:absolute after:inset-0">
        {t('View More')}
      </a>
    </li>
  )
}

function Links({
  links,
  linksHeading,
  voice: { t, href },
}: Pick<ListPage, 'links' | 'linksHeading'> & { voice: Voice }) {
  return (
    <nav aria-labelledby="narrower" className={`${shell} pt-16`}>
      <h2 id="narrower" className="font-display text-xl font-semibold">
        {linksHeading ?? t('Browse by region')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a
              href={href(path)}
              className="rounded-control hover:bg-muted inline-flex min-h-11 items-center border px-4 text-sm font-medium"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The listings of a page that has no bar and no map. */
function PlainCards({ listings }: ListPage) {
  return (
    <div className={`${shell} pt-6`}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map((listing) => (
          <li key={listing.id} dangerouslySetInnerHTML={{ __html: cardMarkup(listing, { compares: true }) }} />
        ))}
      </ul>
    </div>
  )
}

/** The list beside its map, with the first cards until its script is there. */
function Explore({ page, voice }: { page: ListPage; voice: Voice }) {
  const { heading, description, preset, endText, bounds, listings, total, isSearch } = page
  return (
    <IslandPlace
      name="explore"
      when={listings.length === 0 ? 'visible' : 'touched'}
      data={{
        preset,
        endText,
        label: voice.t('Map: {place}', { place: heading }),
        bounds,
        first: listings,
        total,
        heading,
        lead: description,
        ...(isSearch ? { kinds: true } : {}),
      }}
      className="block min-h-[80vh]"
    >
      <FirstCards {...page} />
    </IslandPlace>
  )
}

/** Everything between header and footer of a page that lists warehouses. */
export function ListPageBody({ page }: { page: ListPage }) {
  const voice = voiceIn(page.language)
  const { crumbs } = page
  return (
    <>
      <div className={`list-head ${shell} ${page.isPlain ? 'pt-2' : 'pt-1 max-sm:hidden'}`}>
        <Breadcrumbs crumbs={crumbs} />
        {page.isPlain ? <ListHeading {...page} isSearch={false} href={voice.href} /> : null}
      </div>
      {page.isPlain ? <PlainCards {...page} /> : <Explore page={page} voice={voice} />}
      {page.paging ? (
        <div className={shell}>
          <ListPager paging={page.paging} voice={voice} />
        </div>
      ) : null}
      {page.sections.map((section, at) => (
        <Section key={section.path} section={section} id={`section-${at + 1}`} voice={voice} />
      ))}
      {page.links.length > 0 ? <Links links={page.links} linksHeading={page.linksHeading} voice={voice} /> : null}
    </>
  )
}
