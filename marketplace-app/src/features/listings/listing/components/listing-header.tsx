import { Link } from '@tanstack/react-router'
import { ArrowLeft, BadgeCheck, MapPin } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { effectiveDiamond } from '@stackyard/shared/domain/diamond'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { saidAnswersIn } from '@stackyard/shared/ui/answer-time'
import { Badge } from '@stackyard/shared/ui/badge'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { AddressLine } from '@stackyard/shared/ui/address-line'
import { say } from '@stackyard/shared/ui/say'
import { StarRating } from '@stackyard/shared/ui/star-rating'
import { useDocumentTitle } from '../../../../components/page'
import { texts } from '../../../../lib/texts'

const words = texts.listing

// Sharing and printing are fetched beside the page, not with it.
const ListingTools = lazy(async () => ({ default: (await import('./listing-tools')).ListingTools }))

type ListingHeaderProps = { warehouse: Warehouse; user: SessionUser | null; mayEdit: boolean; hideBack?: boolean }

/** Name, place, badges, stars and diamonds; sharing, rates on paper, and the way to the form for those who may edit. */
export function ListingHeader({ warehouse, user, mayEdit, hideBack = false }: ListingHeaderProps) {
  useDocumentTitle(warehouse.name)
  const percent = Math.ceil(warehouse.discountPercent)
  return (
    <header className="mb-5">
      {hideBack ? null : (
        <Link
          to="/dashboard/warehouses"
          className="text-link inline-flex min-h-9 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {words.back}
        </Link>
      )}
      <h1 className="font-display mt-2 text-2xl font-semibold sm:text-3xl">{warehouse.name}</h1>
      <p className="text-muted-foreground mt-2 flex items-start gap-1.5 text-sm">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        <AddressLine place={warehouse} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {warehouse.reviewCount > 0 ? (
          <a href="#reviews" className="text-muted-foreground inline-flex items-center gap-1.5 text-sm">
            <StarRating value={warehouse.averageRating} count={warehouse.reviewCount} />
            <span aria-hidden className="tabular-nums">
              {warehouse.averageRating.toFixed(1)} ({warehouse.reviewCount})
            </span>
          </a>
        ) : null}
        {typeof warehouse.answerMinutes !== 'number' || warehouse.seller.userType === 'manager' ? null : (
          <a href="#reviews" className="text-muted-foreground text-sm">
            {saidAnswersIn(warehouse.answerMinutes)}
          </a>
        )}
        <DiamondBadge level={effectiveDiamond(warehouse.diamond, warehouse.seller.diamond)} showName />
        {warehouse.isVerified ? (
          <Badge tone="success">
            <BadgeCheck aria-hidden />
            {words.verified}
          </Badge>
        ) : null}
        {warehouse.isFeatured ? <Badge tone="brand">{words.spotlight}</Badge> : null}
        {warehouse.hotrack && percent > 0 ? <Badge tone="highlight">{say('{percent}% OFF', { percent })}</Badge> : null}
      </div>
      <div className="mt-4 min-h-11">
        <Suspense>
          <ListingTools warehouse={warehouse} user={user} mayEdit={mayEdit} />
        </Suspense>
      </div>
    </header>
  )
}
