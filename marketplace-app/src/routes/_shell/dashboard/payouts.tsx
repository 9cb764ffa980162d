import { createFileRoute, redirect } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Page } from '../../../components/page'
import { PagePending } from '../../../components/page-pending'
import { requireSession } from '../../../lib/guards'
import { currentUser, userAtom } from '../../../lib/session'
import { payoutTexts } from '../../../lib/texts/payouts'

const OwnPayouts = lazy(async () => ({ default: (await import('../-payouts')).Payouts }))
const AllPayouts = lazy(async () => ({
  default: (await import('../../../features/payments/payouts/components/all-payouts')).AllPayouts,
}))
const MoneyAtAGlance = lazy(async () => ({
  default: (await import('../../../features/payments/payouts/components/money-at-a-glance')).MoneyAtAGlance,
}))
const MonthsOfAll = lazy(async () => ({
  default: (await import('../../../features/payments/payouts/components/months-of-all')).MonthsOfAll,
}))

export const Route = createFileRoute('/_shell/dashboard/payouts')({
  beforeLoad: (context) => {
    requireSession(context)
    const role = currentUser()?.userType
    if (role !== 'seller' && role !== 'admin') throw redirect({ to: '/dashboard' })
  },
  component: PayoutsPage,
})

/** Where sellers' money is: a seller's own, or for admins the books, each payout, the months. */
function PayoutsPage() {
  const isAdmin = useAtomValue(userAtom)?.userType === 'admin'
  return (
    <Page title={payoutTexts.title} description={isAdmin ? payoutTexts.all.lead : payoutTexts.lead}>
      <Suspense fallback={<PagePending />}>{isAdmin ? <EveryonesPayouts /> : <OwnPayouts />}</Suspense>
    </Page>
  )
}

function EveryonesPayouts() {
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-10">
      <MoneyAtAGlance />
      <AllPayouts />
      <MonthsOfAll />
    </div>
  )
}
