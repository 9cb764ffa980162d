import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { requireAdmin } from '../../../../lib/guards'
import { peopleTexts } from '../../../../lib/texts/people'

const ClaimList = lazy(async () => ({
  default: (await import('../../../../features/accounts/people/components/claim-list')).ClaimList,
}))

export const Route = createFileRoute('/_shell/dashboard/managed/claims')({
  beforeLoad: requireAdmin,
  component: function ClaimsRoute() {
    return (
      <Page title={peopleTexts.claims.title} description={peopleTexts.claims.lead}>
        <Suspense fallback={<PagePending />}>
          <ClaimList />
        </Suspense>
      </Page>
    )
  },
})
