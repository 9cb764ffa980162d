import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { volumesFrom } from '@stackyard/shared/domain/fulfillment-volumes'
import { lotMustsOf } from '@stackyard/shared/domain/lot-musts'
import { readExploreSearch } from '@stackyard/shared/domain/explore-search'
import { mergedRequirement, requirementFrom } from '@stackyard/shared/domain/space-requirement'
import { keptNeed } from '@stackyard/shared/ui/kept-need'
import { keptVolumes } from '@stackyard/shared/ui/kept-volumes'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { chosenQuery } from '../../../../features/reservations/quote/requests/queries'
import { newDraft } from '../../../../features/reservations/quote/requests/request-draft'
import { requireSession } from '../../../../lib/guards'
import { apiQuery } from '../../../../lib/api'
import { type RawSearch, readList } from '@stackyard/shared/domain/read-search'
import { currentUser, userAtom } from '../../../../lib/session'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const RequestForm = lazy(async () => ({
  default: (await import('../../../../features/reservations/quote/requests/request-form')).RequestForm,
}))

const words = sourcingTexts.form

/** Warehouses as "3,5,8", the need as a comparison's address has it, and musts as a list's. */
type NewSearch = { ids?: string | undefined } & Record<string, unknown>

export const Route = createFileRoute('/_shell/dashboard/requests/new')({
  validateSearch: ({ ids, ...rest }: RawSearch): NewSearch => ({
    ...rest,
    ids: readList(typeof ids === 'number' ? String(ids) : ids)?.join(','),
  }),
  beforeLoad: (context) => {
    requireSession(context)
    if (currentUser()?.userType !== 'customer') throw redirect({ to: '/dashboard' })
  },
  component: NewRequestPage,
})

/** A request to several warehouses, from a comparison, a need, or a listing. */
function NewRequestPage() {
  const { ids = '', near, ...need } = Route.useSearch()
  const [now] = useState(() => new Date())
  const user = useAtomValue(userAtom)
  const record = useQuery(apiQuery.merchant.own.queryOptions({ select: ({ results }) => results }))
  const chosen = useQuery(chosenQuery(ids))
  if (!user || record.isPending || (ids !== '' && chosen.isPending)) return <PagePending />
  const asked = requirementFrom({ ...need, where: near })
  const first = newDraft(user, record.data ?? null, {
    need: mergedRequirement(asked, keptNeed()),
    musts: lotMustsOf(readExploreSearch(need)),
    volumes: { ...keptVolumes(), ...volumesFrom(need) },
    warehouses: chosen.data ?? [],
    now,
  })
  const back = (
    <Link to="/dashboard/requests" className="text-link text-sm font-semibold">
      {sourcingTexts.back}
    </Link>
  )
  return (
    <Page title={words.title} description={words.lead} eyebrow={back}>
      <Suspense fallback={<PagePending />}>
        <RequestForm first={first} id={null} />
      </Suspense>
    </Page>
  )
}
