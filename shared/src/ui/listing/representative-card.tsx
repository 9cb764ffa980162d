import { type ReactNode, useId } from 'react'
import type { Warehouse } from '../../schema/warehouse'
import { buttonVariants } from '../button'
import type { PageLink } from '../page-link'
import { say } from '../say'

const outline = buttonVariants({ variant: 'outline', block: true })
const textLink = 'mt-4 inline-block font-semibold text-link underline-offset-4 hover:underline'
const safeLink = (link: string): string | null => (/^https?:\/\//.test(link) ? link : null)

export type RepresentativeCardProps = {
  listing: Pick<Warehouse, 'seller' | 'miniLogo'>
  profileHref: string
  /** A link to another page of the face. */
  Link: PageLink
  /** Asks for rates. */
  askRate: ReactNode
}

/** Who stands behind the warehouse: company, kind, a meeting, their website, and Request Rate. */
export function RepresentativeCard({ listing, profileHref, Link, askRate }: RepresentativeCardProps) {
  const id = useId()
  const { seller, miniLogo } = listing
  const isManaged = seller.userType === 'manager'
  const name = seller.company || `${seller.firstName} ${seller.lastName}`.trim()
  const meeting = safeLink(seller.meetingLink)
  const website = isManaged ? safeLink(seller.website) : null
  return (
    <section className="rounded-card bg-card border p-6" aria-labelledby={id}>
      <p id={id} className="text-muted-foreground text-sm">
        {say('Representative')}
      </p>
      <div className="mt-3 flex items-center gap-4">
        <span
          aria-hidden
          className="rounded-control bg-primary-soft font-display text-primary-soft-foreground grid size-12 shrink-0 place-items-center text-lg font-semibold"
        >
          {miniLogo ? (
            <img src={miniLogo} alt="" width="48" height="48" className="rounded-control size-12 object-cover" />
          ) : (
            name.slice(0, 1).toUpperCase()
          )}
        </span>
        <div className="min-w-0">
          <Link
            href={profileHref}
            className="text-link block truncate font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-muted-foreground text-sm">
            {isManaged
              ? say('Profile kept by our team')
              : seller.isVerified
                ? say('Verified provider')
                : say('Provider')}
          </span>
        </div>
      </div>
      {isManaged ? null : askRate}
      {meeting ? (
        <a href={meeting} target="_blank" rel="noopener nofollow" className={`mt-4 ${outline}`}>
          {say('Book a meeting')}
        </a>
      ) : null}
      {website ? (
        <a href={website} target="_blank" rel="noopener nofollow" className={textLink}>
          {say('Company Link')}
        </a>
      ) : null}
    </section>
  )
}
