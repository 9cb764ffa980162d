import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../components/page'
import { AllPayouts } from '../../../features/payments/payouts/components/all-payouts'
import { MoneyAtAGlance } from '../../../features/payments/payouts/components/money-at-a-glance'
import { MonthsOfAll } from '../../../features/payments/payouts/components/months-of-all'
import { requireAdmin } from '../../../lib/guards'
import { payoutTexts } from '../../../lib/texts/payouts'

export const Route = createFileRoute('/_shell/dashboard/payouts')({
  beforeLoad: requireAdmin,
  component: AllPayoutsPage,
})

/** Where sellers' money is, for admins: the books, each payout, the months. */
function AllPayoutsPage() {
  return (
    <Page title={payoutTexts.title} description={payoutTexts.all.lead}>
      <div className="grid max-w-4xl grid-cols-1 gap-10">
        <MoneyAtAGlance />
        <AllPayouts />
        <MonthsOfAll />
      </div>
    </Page>
  )
}
