import { type ReactNode, useId } from 'react'
import type { Warehouse } from '../../schema/warehouse'
import { buttonVariants } from '../button'
import type { PageLink } from '../page-link'
import { documentPath, say } from '../say'
import { SideReviews } from '../side-reviews'
import { ListingDocuments } from './listing-documents'
import type { ListingIcon } from './listing-icon'
import { RepresentativeCard } from './representative-card'

const textLink = 'mt-4 inline-block font-semibold text-link underline-offset-4 hover:underline'

export type ListingAsideProps = {
  listing: Warehouse
  Icon: ListingIcon
  Link: PageLink
  /** The seller's page. */
  profileHref: string
  /** Asks for rates; nothing for whoever can't. */
  askRate: ReactNode
  /** A carousel of the seller's other warehouses; nothing without any. */
  others: ReactNode
  /** The reader may ask for a quote. */
  mayAsk: boolean
  /** The seller reads their own page, which doesn't present them. */
  isOwn?: boolean
}

/** What stands below the booking box: the seller, what merchants say, documents, other warehouses, and the way to a quote. */
export function ListingAside(props: ListingAsideProps) {
  const { listing, Icon, Link, profileHref, askRate, others, mayAsk, isOwn = false } = props
  return (
    <>
      {listing.seller.userType === 'manager' ? <RatesRequest askRate={askRate} /> : null}
      {isOwn ? null : <RepresentativeCard {...{ listing, profileHref, Link, askRate }} />}
      <SideReviews listing={listing} />
      <ListingDocuments listing={listing} icon={<Icon name="file-text" className="size-5 shrink-0" />} />
      {others ? (
        <AsidePart title={say('Additional Locations')} className="bg-card">
          {others}
          <Link href={`${profileHref}#services`} className={textLink}>
            {say('View More')}
          </Link>
        </AsidePart>
      ) : null}
      {mayAsk ? <AskForQuote listing={listing} Link={Link} /> : null}
    </>
  )
}

function AsidePart({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`rounded-card mt-5 border p-6 ${className}`} aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Managed listings show no booking box: their fulfillment rates are asked for. */
function RatesRequest({ askRate }: { askRate: ReactNode }) {
  const id = useId()
  return (
    <section className="rounded-card bg-card mb-5 border p-6" aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg font-semibold">
        {say('Request fulfillment rates')}
      </h2>
      <p className="text-muted-foreground mt-2 text-sm">
        {say('Nobody has published rates for this warehouse yet. We pass your request on.')}
      </p>
      {askRate}
    </section>
  )
}

function AskForQuote({ listing, Link }: Pick<ListingAsideProps, 'listing' | 'Link'>) {
  return (
    <AsidePart title={say('Get a Quote From This Warehouse Today!')} className="bg-subtle">
      <p className="text-muted-foreground mt-2 text-sm">
        {say('Tell the warehouse what you store and ship. The answer comes by email.')}
      </p>
      <a href="#QUOTE" data-quote className={`mt-4 ${buttonVariants({ variant: 'outline', block: true })}`}>
        {say('Get a Quote')}
      </a>
      <span data-quote>
        <Link href={`/warehouses/rfp/${listing.id}`} rel="nofollow" className={textLink}>
          {say('Send a full request for proposal')}
        </Link>
      </span>
      {listing.seller.userType === 'manager' ? <Claim seller={listing.seller} /> : null}
    </AsidePart>
  )
}

/** What claiming the profile brings, and the way to it. */
function Claim({ seller: { id, userUrl } }: { seller: Warehouse['seller'] }) {
  const benefits = [
    say('Free Lead Gen'),
    say('List Available Space & Rates'),
    say('Complete Profile Page Management'),
    say('Sponsorship Opportunities'),
  ]
  return (
    <div className="mt-5 border-t pt-4">
      <p className="text-sm font-semibold">{say('Is this your warehouse?')}</p>
      <ul className="text-muted-foreground mt-2 list-disc ps-5 text-sm">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <a href={documentPath(`/users/manager/${encodeURIComponent(userUrl || String(id))}#claim`)} className={textLink}>
        {say('Claim Warehouse')}
      </a>
    </div>
  )
}
