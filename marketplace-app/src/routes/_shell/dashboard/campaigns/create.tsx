import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { type WizardStep, wizardSteps } from '../../../../features/payments/campaigns/wizard-steps'
import { requireSeller } from '../../../../lib/guards'
import { present, type RawSearch, readOneOf } from '@stackyard/shared/domain/read-search'
import { currentUser } from '../../../../lib/session'
import { campaignTexts } from '../../../../lib/texts/campaigns'

const AddCredit = lazy(async () => ({ default: (await import('./-add-credit')).AddCredit }))
const CampaignWizard = lazy(async () => ({
  default: (await import('../../../../features/payments/campaigns/components/campaign-wizard')).CampaignWizard,
}))

const readStep = (search: RawSearch): { step?: WizardStep } => present({ step: readOneOf(search.step, wizardSteps) })

export const Route = createFileRoute('/_shell/dashboard/campaigns/create')({
  validateSearch: readStep,
  beforeLoad: (context) => {
    requireSeller(context)
    // Only the account's owner starts campaigns.
    if (currentUser()?.actorId !== undefined) throw redirect({ to: '/dashboard/campaigns' })
  },
  component: NewCampaignPage,
})

/** A new campaign in steps. */
function NewCampaignPage() {
  // The router merges what the reader left out back in.
  const { step = 'type' } = readStep(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Page title={campaignTexts.wizard.title}>
      <Suspense fallback={<PagePending />}>
        <CampaignWizard
          AddCredit={AddCredit}
          step={step}
          onStep={(next) => void navigate({ search: { step: next } })}
          onCreated={(id) =>
            void navigate({ to: '/dashboard/campaigns/$id', params: { id: String(id) }, replace: true })
          }
        />
      </Suspense>
    </Page>
  )
}
