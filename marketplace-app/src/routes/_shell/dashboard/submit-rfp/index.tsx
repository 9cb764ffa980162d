import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { readRfpSearch } from '../../../../features/reservations/merchants/queries'
import { requireSession } from '../../../../lib/guards'
import { currentUser, userAtom } from '../../../../lib/session'
import { merchantTexts as words } from '../../../../lib/texts/merchants'

const RfpList = lazy(async () => ({
  default: (await import('../../../../features/reservations/merchants/components/rfp-list')).RfpList,
}))
const OwnRequest = lazy(async () => ({
  default: (await import('../../../../features/reservations/merchants/components/own-request')).OwnRequest,
}))

const roles = ['customer', 'seller', 'admin'] as const
type Role = (typeof roles)[number]

export const Route = createFileRoute('/_shell/dashboard/submit-rfp/')({
  validateSearch: readRfpSearch,
  beforeLoad: (context) => {
    requireSession(context)
    if (!roles.includes(currentUser()?.userType as Role)) throw redirect({ to: '/dashboard' })
  },
  component: SubmitRfpRoute,
})

/** A merchant's own request, the requests that a provider may read, or all submitted ones for admins. */
function SubmitRfpRoute() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const user = useAtomValue(userAtom)
  const role = roles.find((known) => known === user?.userType)
  if (!role) return null
  return (
    <Page title={words.title} description={words.leads[role]}>
      <Suspense fallback={<PagePending />}>
        {role === 'customer' ? (
          <OwnRequest />
        ) : (
          <RfpList reader={role} search={search} onSearch={(next) => void navigate({ search: next })} />
        )}
      </Suspense>
    </Page>
  )
}
