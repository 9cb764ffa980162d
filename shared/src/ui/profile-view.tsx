import { BadgeCheck, CalendarDays, CircleUser, Globe, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPhone } from '../domain/phone'
import { text } from '../messages/text'
import { merchantTypes } from '../reference/rfp-ranges'
import type { PublicProfile } from '../schema/user-card'
import { Badge } from './badge'
import { buttonVariants } from './button'
import { cn } from './cn'
import { DiamondBadge } from './diamond-badge'
import { countryName } from './format'
import { say, sayName } from './say'
import { SocialIcon } from './social-icon'
import { StarRating } from './star-rating'
import { useStateWords } from './use-state-name'

export type ProfileViewProps = {
  profile: PublicProfile
  /** Where a visitor signs in and comes back from; absent for whoever is signed in. */
  loginHref?: string | undefined
  /** The provider's listings; absent for customers. */
  listings?: ReactNode
  /** The newest reviews of them; absent where there are none. */
  reviews?: ReactNode
  /** The public page of the profile, for readers inside the dashboard; absent on that page itself. */
  publicHref?: string | undefined
  /** Where the thread with a seller opens; absent on the own profile. */
  messageHref?: string | undefined
  /** Further actions beside the contact, the claim of a managed profile say. */
  actions?: ReactNode
  headingLevel?: 1 | 2
}

const kinds = () =>
  ({ seller: say('Representative'), customer: say('Merchant'), manager: say('Managed profile') }) as const

/** A merchant's kind; nothing for one that is not in the list. */
const merchantTypeName = (type: string): string =>
  sayName((merchantTypes as Readonly<Record<string, string>>)[type] ?? '')

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

/** Only links of the web, whatever was typed. */
const safeLink = (link: string | null): string => (link && /^https?:\/\//i.test(link) ? link : '')

/** What is counted on a card. */
export function countLabel({
  userType,
  serviceType,
  serviceCount,
  totalTransactions,
}: Pick<PublicProfile, 'userType' | 'serviceType' | 'serviceCount' | 'totalTransactions'>): string {
  if (userType === 'customer')
    return totalTransactions === 1 ? say('1 transaction') : say('{count} transactions', { count: totalTransactions })
  const count = serviceCount
  if (serviceType === 'warehouse' || serviceType === null)
    return count === 1 ? say('1 warehouse') : say('{count} warehouses', { count })
  return count === 1 ? say('1 service') : say('{count} services', { count })
}

/** The product's sentence on managed profiles. */
export function ManagedDisclaimer({ className }: { className?: string }) {
  return (
    <p className={cn('rounded-card bg-subtle text-muted-foreground border px-5 py-4 text-sm', className)}>
      {text('copy.manager.disclaimer')}
    </p>
  )
}

/** A seller's, customer's or manager's page, with what its reader may know. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, loginHref, publicHref, messageHref, listings, reviews, actions, headingLevel = 1 } = props
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const person = `${profile.firstName} ${profile.lastName}`.trim()
  const state = useStateWords(profile.country, profile.state)
  const place = [profile.city, state, countryName(profile.country)].filter(Boolean).join(', ')
  return (
    <article>
      <header className="rounded-card bg-card overflow-hidden border">
        {profile.banner ? (
          <img src={profile.banner} alt="" className="bg-muted h-28 w-full object-cover sm:h-40" />
        ) : null}
        <div className="flex items-start gap-4 p-5 sm:gap-6 sm:px-8 sm:py-7">
          <Face avatar={profile.avatar} name={profile.name} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Heading className="font-display text-2xl font-semibold break-words sm:text-3xl">{profile.name}</Heading>
              {/* The sentence on managed profiles says that nobody has verified them. */}
              {profile.isVerified && profile.userType !== 'manager' ? (
                <Badge tone="success">
                  <BadgeCheck aria-hidden className="size-3.5" /> {say('Verified')}
                </Badge>
              ) : null}
            </div>
            <p className="text-muted-foreground mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span className="text-foreground font-semibold">{kinds()[profile.userType]}</span>
              {person && person !== profile.name ? <span>{person}</span> : null}
              {place ? (
                <span className="inline-flex items-center gap-1">
                  <MapPin aria-hidden className="size-4" />
                  <bdi>{place}</bdi>
                </span>
              ) : null}
              {profile.userType === 'customer' && loginHref ? null : <span>{countLabel(profile)}</span>}
              {profile.merchantType ? <span>{merchantTypeName(profile.merchantType)}</span> : null}
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-4 empty:hidden">
              {profile.reviewCount > 0 ? (
                <StarRating value={profile.averageRating} count={profile.reviewCount} />
              ) : null}
              <DiamondBadge level={profile.diamond} showName />
            </div>
          </div>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Contact {...{ profile, loginHref, publicHref, messageHref, actions }} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {profile.about ? (
            <p className="mb-6 leading-relaxed break-words whitespace-pre-line">{profile.about}</p>
          ) : null}
          {profile.userType === 'manager' ? <ManagedDisclaimer className="mb-6" /> : null}
          {listings === undefined ? null : (
            <section id="services" aria-labelledby="services-title" className="scroll-mt-24">
              <h2 id="services-title" className="font-display mb-4 text-xl font-semibold">
                {say('Listings')}
              </h2>
              {listings}
            </section>
          )}
          {reviews === undefined ? null : (
            <section aria-labelledby="reviews-title" className="mt-10">
              <h2 id="reviews-title" className="font-display mb-4 text-xl font-semibold">
                {say('Newest reviews')}
              </h2>
              {reviews}
            </section>
          )}
        </div>
      </div>
    </article>
  )
}

/** Logo or face; the first letter where there is neither. */
function Face({ avatar, name }: { avatar: string | null; name: string }) {
  return (
    <span
      aria-hidden
      className="rounded-card bg-primary-soft text-primary-soft-foreground font-display grid size-16 shrink-0 place-items-center overflow-hidden border text-2xl font-semibold sm:size-24 sm:text-4xl"
    >
      {avatar ? <img src={avatar} alt="" className="size-full object-cover" /> : name.slice(0, 1).toUpperCase()}
    </span>
  )
}

const row = 'flex min-h-11 items-center gap-3 text-link underline-offset-4 hover:underline break-all'

type ContactProps = Pick<ProfileViewProps, 'profile' | 'loginHref' | 'publicHref' | 'messageHref' | 'actions'>

function Contact({ profile, loginHref, publicHref, messageHref, actions }: ContactProps) {
  const website = safeLink(profile.website)
  const meeting = safeLink(profile.meetingLink)
  const socials = Object.entries(profile.socials).filter(([, link]) => safeLink(link))
  // What is missing here was not sent: the lines of a signed-out reader are an invitation, not a cover.
  const email = profile.userType === 'manager' ? null : profile.email
  return (
    <aside aria-label={say('Contact')} className="rounded-card bg-card h-fit border p-5">
      <h2 className="font-display text-lg font-semibold">{say('Contact')}</h2>
      {loginHref ? (
        <p className="mt-3">
          <a href={loginHref} className={buttonVariants({ variant: 'outline', block: true })}>
            {say('Login to view')}
          </a>
        </p>
      ) : null}
      <ul className="mt-2">
        {email ? (
          <li>
            <a href={`mailto:${email}`} className={row}>
              <Mail aria-hidden className="size-4 shrink-0" />
              {email}
            </a>
          </li>
        ) : null}
        {profile.phone ? (
          <li>
            <a href={`tel:${profile.phone.replace(/[^+\d]/g, '')}`} className={row}>
              <Phone aria-hidden className="size-4 shrink-0" />
              {formatPhone(profile.phone)}
            </a>
          </li>
        ) : null}
        {website ? (
          <li>
            <a href={website} rel="noopener nofollow" className={row}>
              <Globe aria-hidden className="size-4 shrink-0" />
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </li>
        ) : null}
        {socials.map(([network, link]) => (
          <li key={network}>
            <a href={link} rel="noopener nofollow" className={row}>
              <SocialIcon network={network} />
              {networks[network] ?? network}
            </a>
          </li>
        ))}
      </ul>
      {profile.userType === 'seller' && messageHref ? (
        <a href={messageHref} className={cn('mt-3', buttonVariants({ block: true }))}>
          {text('profile.sendMessage')}
        </a>
      ) : null}
      {meeting ? (
        <a
          href={meeting}
          rel="noopener nofollow"
          className={cn('mt-3', buttonVariants({ variant: 'outline', block: true }))}
        >
          <CalendarDays aria-hidden className="size-4" /> {say('Book a meeting')}
        </a>
      ) : null}
      {publicHref && profile.isPublic ? (
        <a href={publicHref} className={cn('mt-3', buttonVariants({ variant: 'outline', block: true }))}>
          <CircleUser aria-hidden className="size-4" /> {say('Visit profile')}
        </a>
      ) : null}
      {actions === undefined ? null : <div className="mt-3">{actions}</div>}
    </aside>
  )
}
