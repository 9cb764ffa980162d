import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { BadgeCheck, MapPin } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { serviceFacts } from '@stackyard/shared/domain/service-facts'
import type { Service } from '@stackyard/shared/schema/service'
import { Badge } from '@stackyard/shared/ui/badge'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { AddressLine } from '@stackyard/shared/ui/address-line'
import { Picture } from '@stackyard/shared/ui/picture'
import { serviceKinds, serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { StarRating } from '@stackyard/shared/ui/star-rating'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { ReviewsSection } from '../../../../components/reviews-section'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { serviceTexts as words } from '../../../../lib/texts/services'
import { serviceQuery } from '../queries'
import { ProviderCard } from './provider-card'

const ServiceMenu = lazy(async () => ({ default: (await import('./service-menu')).ServiceMenu }))

/** A service by id or address. */
export function ServicePage({ id }: { id: string }) {
  const query = useQuery(serviceQuery(id))
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return <Detail service={query.data} />
}

function Detail({ service }: { service: Service }) {
  const user = useAtomValue(userAtom)
  const hash = useLocation({ select: (location) => location.hash })
  const label = serviceTypeLabel(service.serviceType)
  const trail = [
    { label: words.title, href: '/dashboard/services' },
    { label, href: `/dashboard/services/type/${service.serviceType}` },
    { label: service.name },
  ]
  const isOwn = user !== null && user.id === service.seller.id
  return (
    <Page
      title={service.name}
      eyebrow={<Breadcrumbs label={words.trail} trail={trail} />}
      description={<Marks service={service} />}
      actions={
        <>
          {isOwn ? (
            <Link
              to="/dashboard/services/edit/$id"
              params={{ id: 'own' }}
              className={buttonVariants({ variant: 'outline' })}
            >
              {words.edit}
            </Link>
          ) : null}
          {user?.userType === 'admin' ? (
            <Suspense>
              <ServiceMenu service={service} />
            </Suspense>
          ) : null}
        </>
      }
    >
      <Pictures service={service} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <About service={service} />
          <ReviewsSection
            of={{ serviceId: service.id }}
            listing={service}
            user={user}
            path={`/dashboard/services/${service.slug}`}
            now={hash === 'reviews'}
          />
        </div>
        <ProviderCard service={service} user={user} />
      </div>
    </Page>
  )
}

function Marks({ service }: { service: Service }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex items-center gap-1">
        <MapPin aria-hidden className="size-4" />
        <AddressLine place={service} />
      </span>
      {service.isVerified ? (
        <span className="text-foreground inline-flex items-center gap-1">
          <BadgeCheck aria-hidden className="text-primary size-4.5" />
          {words.verified}
        </span>
      ) : null}
      {service.partner ? <Badge tone="highlight">{words.partner}</Badge> : null}
      {service.isDraft ? <Badge tone="neutral">{words.draft}</Badge> : null}
      {service.visible ? null : <Badge tone="neutral">{words.hidden}</Badge>}
      {service.reviewCount > 0 ? <StarRating value={service.averageRating} count={service.reviewCount} /> : null}
    </span>
  )
}

function Pictures({ service: { photos, name } }: { service: Service }) {
  const shown = photos.toSorted((a, b) => Number(b.primary) - Number(a.primary)).slice(0, 3)
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {shown.map((photo, index) => (
        <li key={photo.link} className={index === 0 ? '' : 'max-sm:hidden'}>
          <Picture
            photo={photo}
            alt={photo.title || name}
            sizes="(min-width: 640px) 30vw, 92vw"
            eager={index === 0}
            className="rounded-card"
          />
        </li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t py-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-display mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

const chip = 'rounded-control bg-muted px-3 py-1 text-sm'

function About({ service }: { service: Service }) {
  const kinds = serviceKinds(service)
  return (
    <>
      <Part title={words.about}>
        {service.highlights ? <p className="mb-3 font-medium">{service.highlights}</p> : null}
        <p className="max-w-[45rem] break-words whitespace-pre-line">{service.description}</p>
      </Part>
      {kinds.length > 0 ? (
        <Part title={words.kinds}>
          <ul className="flex flex-wrap gap-2">
            {kinds.map((kind) => (
              <li key={kind} className={chip}>
                {kind}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {serviceFacts(service.serviceType, service.details).map(({ key, label, facts }) => (
        <Part key={key} title={label}>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {facts
              .filter(({ value }) => value !== null)
              .map((fact) => (
                <div key={fact.key}>
                  <dt className="text-muted-foreground text-sm">{fact.label}</dt>
                  <dd className="font-medium">{fact.value}</dd>
                </div>
              ))}
          </dl>
          <ul className="mt-3 flex flex-wrap gap-2">
            {facts
              .filter(({ value }) => value === null)
              .map((fact) => (
                <li key={fact.key} className={chip}>
                  {fact.label}
                </li>
              ))}
          </ul>
        </Part>
      ))}
    </>
  )
}
