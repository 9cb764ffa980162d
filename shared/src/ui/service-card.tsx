import { BadgeCheck, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { serviceSubtypes } from '../reference/service-subtypes'
import { serviceTypes } from '../reference/service-types'
import type { ServiceCard as Card } from '../schema/service-card'
import { cardAttributes } from './card-attributes'
import { CardBadges } from './card-badges'
import { cn } from './cn'
import { DiamondBadge } from './diamond-badge'
import { placeLine } from './format'
import { Picture } from './picture'
import { documentPath, say, sayName } from './say'
import { StarRating } from './star-rating'

/** "Transportation" for transportation. */
export const serviceTypeLabel = (type: string): string =>
  sayName(serviceTypes.find(({ key }) => key === type)?.label ?? type)

/** The labels of a service's kinds. */
export const serviceKinds = ({ serviceType, serviceSubType }: Pick<Card, 'serviceType' | 'serviceSubType'>): string[] =>
  serviceSubtypes[serviceType].filter(({ key }) => serviceSubType.includes(key)).map(({ label }) => sayName(label))

export type ServiceCardProps = {
  service: Card
  /** Where the card leads; the public page by default. */
  href?: string
  headingLevel?: 2 | 3 | 4
  eager?: boolean
  /** A router's link; a plain one by default. */
  renderLink?: (link: { href: string; className: string; children: ReactNode }) => ReactNode
  /** Owner's or admin's controls under the card's text. */
  controls?: ReactNode
  className?: string
}

const KINDS_SHOWN = 3

/** A logistics service in a list: picture, name and place, what it does, rating. It has no prices. */
export function ServiceCard({
  service,
  href,
  headingLevel = 3,
  eager,
  renderLink,
  controls,
  className,
}: ServiceCardProps) {
  const Heading = `h${headingLevel}` as const
  const link = {
    href: href ?? documentPath(`/services/${service.slug}`),
    className:
      'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring',
    children: service.name,
  }
  return (
    <article
      {...cardAttributes(service)}
      className={cn(
        'group rounded-card bg-card text-card-foreground hover:shadow-raise relative flex h-full flex-col overflow-hidden border transition hover:-translate-y-0.5',
        className,
      )}
    >
      <div className="relative">
        <Picture
          photo={service.photo}
          alt=""
          sizes="(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw"
          {...(eager === undefined ? {} : { eager })}
        />
        <CardBadges card={service} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div>
          <p className="text-muted-foreground text-sm">{serviceTypeLabel(service.serviceType)}</p>
          <Heading className="mt-0.5 flex items-start gap-1.5 text-base leading-snug font-semibold">
            {renderLink ? renderLink(link) : <a {...link} />}
            {service.isVerified ? (
              <BadgeCheck role="img" aria-label={say('Verified')} className="text-primary mt-0.5 size-4.5 shrink-0" />
            ) : null}
          </Heading>
          <p className="text-muted-foreground mt-1 flex items-start gap-1 text-sm">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            {placeLine(service)}
          </p>
        </div>
        <Kinds service={service} />
        <p className="text-muted-foreground mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-t pt-3 text-sm">
          {service.reviewCount > 0 ? (
            <span className="inline-flex items-center gap-1.5">
              <StarRating value={service.averageRating} count={service.reviewCount} />
              <span aria-hidden className="tabular-nums">
                {service.averageRating.toFixed(1)} ({service.reviewCount})
              </span>
            </span>
          ) : (
            <span>{say('No reviews yet')}</span>
          )}
          <DiamondBadge level={service.diamond} />
        </p>
        {controls === undefined ? null : <div className="relative z-10">{controls}</div>}
      </div>
    </article>
  )
}

function Kinds({ service }: { service: Card }) {
  const kinds = serviceKinds(service)
  if (kinds.length === 0) return null
  const more = kinds.length - KINDS_SHOWN
  return (
    <ul aria-label={say('Kinds')} className="flex flex-wrap gap-1.5">
      {kinds.slice(0, KINDS_SHOWN).map((kind) => (
        <li key={kind} className="rounded-control bg-muted text-foreground px-2 py-0.5 text-xs">
          {kind}
        </li>
      ))}
      {more > 0 ? (
        <li className="text-muted-foreground px-1 py-0.5 text-xs">{say('+{count} more', { count: more })}</li>
      ) : null}
    </ul>
  )
}
