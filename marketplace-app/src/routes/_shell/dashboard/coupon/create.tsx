import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { requireAdmin } from '../../../../lib/guards'
import { couponTexts as words } from '../../../../lib/texts/coupons'

const CouponForm = lazy(async () => ({
  default: (await import('../../../../features/payments/coupons/components/coupon-form')).CouponForm,
}))

export const Route = createFileRoute('/_shell/dashboard/coupon/create')({
  beforeLoad: requireAdmin,
  component: NewCouponPage,
})

/** A new coupon, for admins. */
function NewCouponPage() {
  const navigate = Route.useNavigate()
  return (
    <Page title={words.createTitle} description={words.lead}>
      <Suspense fallback={<PagePending />}>
        <CouponForm onDone={() => void navigate({ to: '/dashboard/coupon' })} />
      </Suspense>
    </Page>
  )
}
