import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../../components/page'
import { CouponForm } from '../../../../features/coupons/components/coupon-form'
import { requireAdmin } from '../../../../lib/guards'
import { couponTexts as words } from '../../../../lib/texts/coupons'

export const Route = createFileRoute('/_shell/dashboard/coupon/create')({
  beforeLoad: requireAdmin,
  component: NewCouponPage,
})

/** A new coupon, for admins (001 §2.8). */
function NewCouponPage() {
  const navigate = Route.useNavigate()
  return (
    <Page title={words.createTitle} description={words.lead}>
      <CouponForm onDone={() => void navigate({ to: '/dashboard/coupon' })} />
    </Page>
  )
}
