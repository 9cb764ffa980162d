import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Page } from '../../../components/page'
import { PagePending } from '../../../components/page-pending'
import { readRfpSearch } from '../../../features/reservations/merchants/queries'
import { requireSession } from '../../../lib/guards'
import { currentUser, userAtom } from '../../../lib/session'
import { leadTexts as words } from '../../../lib/texts/leads'

const Leads = lazy(async () => ({
  default: (await import('../../../features/reservations/merchants/components/leads')).Leads,
}))

const readers = ['seller', 'manager', 'admin'] as const
type Reader = (typeof readers)[number]

const PUBLIC = 'publicRFP'

/** Requests that merchants sent; the anchor #publicRFP shows those from the public wizard. */
export const Route = createFileRoute('/_shell/dashboard/leads')({
  validateSearch: readRfpSearch,
  beforeLoad: (context) => {
    requireSession(context)
    const userType = currentUser()?.userType
    if (userType === 'customer') throw redirect({ to: '/dashboard/submit-rfp', replace: true })
    if (!readers.includes(userType as Reader)) throw redirect({ to: '/dashboard' })
  },
  component: LeadsRoute,
})

function LeadsRoute() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const hash = useLocation({ select: (location) => location.hash })
  const user = useAtomValue(userAtom)
  const reader = readers.find((known) => known === user?.userType)
  if (!reader) return null
  return (
    <Page title={words.title} description={words.leads[reader]}>
      <Suspense fallback={<PagePending />}>
        <Leads
          reader={reader}
          isPublic={hash === PUBLIC}
          search={search}
          onPublic={(isPublic) =>
            void navigate({ search: {}, ...(isPublic ? { hash: PUBLIC } : {}), resetScroll: false })
          }
          onSearch={(next) => void navigate({ search: next, hash })}
        />
      </Suspense>
    </Page>
  )
}
