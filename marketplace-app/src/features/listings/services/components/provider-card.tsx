import { useMutation } from '@tanstack/react-query'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Service } from '@stackyard/shared/schema/service'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Button, buttonVariants } from '@stackyard/shared/ui/button'
import { documentPath } from '@stackyard/shared/ui/say'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { serviceTexts as words } from '../../../../lib/texts/services'

/** Who offers the service, and the ways to it. */
export function ProviderCard({ service, user }: { service: Service; user: SessionUser | null }) {
  const { seller } = service
  const website = service.website || seller.website
  return (
    <aside aria-label={words.provider} className="rounded-card bg-card h-fit border p-5 lg:sticky lg:top-20">
      <p className="text-muted-foreground text-sm">{words.provider}</p>
      <p className="font-display mt-1 text-lg font-semibold">
        {seller.company || `${seller.firstName} ${seller.lastName}`.trim()}
      </p>
      <AskRates service={service} user={user} />
      <ul className="mt-4 grid gap-2 text-sm">
        {website ? (
          <li>
            <a href={website} rel="noopener noreferrer nofollow" className="text-link break-words underline">
              {words.website}
            </a>
          </li>
        ) : null}
        {service.isDraft || !service.visible ? null : (
          <li>
            <a href={documentPath(`/services/${service.slug}`)} className="text-link underline">
              {words.publicPage}
            </a>
          </li>
        )}
        {service.documents.map(({ link, title }) => (
          <li key={link}>
            <a href={link} className="text-link break-words underline">
              {title || words.document}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Asks the provider for rates; visitors sign in first. */
function AskRates({ service, user }: { service: Service; user: SessionUser | null }) {
  const asking = useMutation({
    mutationFn: async () => client.notification.requestServiceRate({ serviceId: service.id }),
    onSuccess: () => notifyDone(words.asked, { failed: words.askFailed }),
    onError: (error) => notifyFailure(words.askFailed, error),
  })
  if (user?.id === service.seller.id || service.isDraft || !service.visible) return null
  if (!user)
    return (
      <a
        href={withReturnTo('/auth/login', `/dashboard/services/${service.slug}`)}
        className={buttonVariants({ variant: 'primary', className: 'mt-4 w-full' })}
      >
        {words.askSignIn}
      </a>
    )
  return (
    <Button className="mt-4 w-full" busy={asking.isPending} disabled={asking.isSuccess} onClick={() => asking.mutate()}>
      {words.askRates}
    </Button>
  )
}
