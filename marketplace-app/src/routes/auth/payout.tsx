import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { AuthCard } from '../../components/auth-card'
import { useLanding } from '../../features/accounts/account/components/use-landing'
import { useAuthAudience } from '../../lib/auth-audience'
import { requireSession } from '../../lib/guards'
import { currentUser } from '../../lib/session'
import { payoutTexts } from '../../lib/texts/payouts'

const PayoutStanding = lazy(async () => ({
  default: (await import('../../features/payments/payouts/components/payout-standing')).PayoutStanding,
}))

const words = payoutTexts.page

export const Route = createFileRoute('/auth/payout')({
  beforeLoad: (context) => {
    requireSession(context)
    if (currentUser()?.userType !== 'seller') throw redirect({ to: '/dashboard' })
  },
  component: PayoutPage,
})

/** Where the payment provider's form begins and leads back to. */
function PayoutPage() {
  const land = useLanding()
  useAuthAudience('seller')
  return (
    <AuthCard title={words.title}>
      <div className="grid grid-cols-1 gap-5">
        <Suspense fallback={<Skeleton className="rounded-card h-40" />}>
          <PayoutStanding />
        </Suspense>
        <Button variant="outline" onClick={() => land('/settings#payouts')}>
          {words.settings}
        </Button>
      </div>
    </AuthCard>
  )
}
