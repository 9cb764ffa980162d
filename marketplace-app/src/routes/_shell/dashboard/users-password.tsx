import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Page } from '../../../components/page'
import { PagePending } from '../../../components/page-pending'
import { requireAdmin } from '../../../lib/guards'
import { peopleTexts } from '../../../lib/texts/people'

const SetPasswordForm = lazy(async () => ({
  default: (await import('../../../features/accounts/people/components/set-password-form')).SetPasswordForm,
}))

export const Route = createFileRoute('/_shell/dashboard/users-password')({
  beforeLoad: requireAdmin,
  component: function UsersPasswordRoute() {
    return (
      <Page title={peopleTexts.password.title} description={peopleTexts.password.lead}>
        <Suspense fallback={<PagePending />}>
          <SetPasswordForm />
        </Suspense>
      </Page>
    )
  },
})
