import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Page } from '../../../components/page'
import { PagePending } from '../../../components/page-pending'
import { readOwnSearch } from '../../../features/management/warehouse-form/queries'
import { requireProvider } from '../../../lib/guards'
import { isServiceProvider } from '../../../lib/service-provider'
import { userAtom } from '../../../lib/session'
import { texts } from '../../../lib/texts'
import { listingFormTexts } from '../../../lib/texts/listing-form'

const OwnListings = lazy(async () => ({
  default: (await import('../../../features/management/warehouse-form/components/own-listings')).OwnListings,
}))
const OwnServices = lazy(async () => ({ default: (await import('../-own-services')).OwnServices }))

export const Route = createFileRoute('/_shell/dashboard/my-listings')({
  validateSearch: readOwnSearch,
  beforeLoad: requireProvider,
  component: MyListingsPage,
})

/** What a provider offers: warehouses, or a service. */
function MyListingsPage() {
  // The router merges what the reader left out back in.
  const search = readOwnSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const isService = isServiceProvider(useAtomValue(userAtom))
  return (
    <Page
      title={isService ? texts.nav.ownService : texts.nav.ownWarehouses}
      {...(isService ? {} : { description: listingFormTexts.own.lead })}
    >
      <Suspense fallback={<PagePending />}>
        {isService ? (
          <OwnServices />
        ) : (
          <OwnListings search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />
        )}
      </Suspense>
    </Page>
  )
}
