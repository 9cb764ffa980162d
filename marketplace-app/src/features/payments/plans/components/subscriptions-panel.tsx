import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Membership, Plan } from '@stackyard/shared/schema/plan'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { toProblem } from '../../../../lib/problem'
import { planTexts as words } from '../../../../lib/texts/plans'
import type { PaymentPicker } from '../../../../lib/payment-choice'
import { membershipQuery, plansQuery } from '../queries'
import { CurrentPlan } from './current-plan'
import { PlanCard } from './plan-card'

const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog')).UpgradeDialog }))

/** Current plan, Plan Upgrade and Cancel Plan. */
export function SubscriptionsPanel({ Picker }: { Picker: PaymentPicker }) {
  const plans = useQuery(plansQuery())
  const membership = useQuery(membershipQuery())
  const failed = plans.error ?? membership.error
  if (failed)
    return (
      <ErrorState
        message={toProblem(failed).message}
        onRetry={() => {
          void plans.refetch()
          void membership.refetch()
        }}
      />
    )
  if (!plans.data || !membership.data) return <Skeleton className="rounded-card h-72" />
  const current = plans.data.find((plan) => plan.id === membership.data.planId)
  return (
    <div className="grid grid-cols-1 gap-8">
      <CurrentPlan membership={membership.data} name={current?.name ?? ''} />
      <PlanChoice plans={plans.data} membership={membership.data} Picker={Picker} />
    </div>
  )
}

type ChoiceProps = { plans: readonly Plan[]; membership: Membership; Picker: PaymentPicker }

function PlanChoice({ plans, membership, Picker }: ChoiceProps) {
  const [isAnnual, setAnnual] = useState(membership.annualPlan)
  const [chosen, setChosen] = useState<Plan | null>(null)
  const mayChoose = (plan: Plan): boolean => {
    const isOwn = plan.id === membership.planId
    // Given by the team: there is nothing to pay for it.
    if (isOwn && membership.source === 'granted') return false
    const isRunning = isOwn && membership.source === 'subscription'
    const isSettled = isRunning && membership.annualPlan === isAnnual && !membership.cancelAtPeriodEnd
    return plan.type === 'paid' && !membership.isChanging && (!isSettled || membership.status === 'past_due')
  }
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title" className="font-display mb-4 text-lg font-semibold">
        {words.plans}
      </h2>
      <Tabs
        label={words.billing}
        variant="pill"
        value={isAnnual ? 'annual' : 'monthly'}
        onValueChange={(value) => setAnnual(value === 'annual')}
        items={[
          { value: 'monthly', label: words.monthly },
          { value: 'annual', label: words.annual },
        ]}
      >
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              isAnnual={isAnnual}
              isCurrent={plan.id === membership.planId}
              onChoose={mayChoose(plan) ? () => setChosen(plan) : undefined}
            />
          ))}
        </div>
      </Tabs>
      {chosen ? (
        <Suspense fallback={null}>
          <UpgradeDialog plan={chosen} isAnnual={isAnnual} Picker={Picker} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </section>
  )
}
