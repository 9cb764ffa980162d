import { Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { texts } from '../../../../lib/texts'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { AskRate, type AskRateProps } from './ask-rate'

const safeLink = (link: string): string | null => (/^https?:\/\//.test(link) ? link : null)

/** Who stands behind the warehouse, with Request Rate; not shown to themselves. */
export function RepresentativeCard({ warehouse, user, path }: AskRateProps) {
  const { seller, miniLogo } = warehouse
  const isManaged = seller.userType === 'manager'
  const name = seller.company || `${seller.firstName} ${seller.lastName}`.trim()
  const meeting = safeLink(seller.meetingLink)
  const website = isManaged ? safeLink(seller.website) : null
  return (
    <section aria-label={texts.listing.representative} className="rounded-card bg-card mb-6 border p-5">
      <p className="text-muted-foreground text-sm">{texts.listing.representative}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {miniLogo ? (
          <img src={miniLogo} alt="" width="48" height="48" className="rounded-control size-12 object-cover" />
        ) : (
          <span
            aria-hidden
            className="rounded-control bg-primary-soft font-display text-primary-soft-foreground grid size-12 place-items-center text-lg font-semibold"
          >
            {name.slice(0, 1).toUpperCase()}
          </span>
        )}
        <p className="me-auto min-w-0">
          <Link
            to="/dashboard/users/sellers/$id"
            params={{ id: seller.userUrl || String(seller.id) }}
            className="block truncate font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-muted-foreground text-sm">
            {isManaged ? words.managed : seller.isVerified ? words.verifiedProvider : words.provider}
          </span>
        </p>
        {isManaged ? null : <AskRate warehouse={warehouse} user={user} path={path} />}
        {meeting ? (
          <Button asChild variant="outline" size="sm">
            <a href={meeting} target="_blank" rel="noopener nofollow">
              {words.bookMeeting}
            </a>
          </Button>
        ) : null}
        {website ? (
          <Button asChild variant="outline" size="sm">
            <a href={website} target="_blank" rel="noopener nofollow">
              {words.companyLink}
            </a>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
