import { createFileRoute, Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { Page } from '../../../../components/page'
import { CouponList } from '../../../../features/payments/coupons/components/coupon-list'
import { readCouponSearch } from '../../../../features/payments/coupons/coupon-search'
import { requireAdmin } from '../../../../lib/guards'
import { couponTexts as words } from '../../../../lib/texts/coupons'

export const Route = createFileRoute('/_shell/dashboard/coupon/')({
  validateSearch: readCouponSearch,
  beforeLoad: requireAdmin,
  component: CouponsPage,
})

/** All coupons, for admins. */
function CouponsPage() {
  const navigate = Route.useNavigate()
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <Button asChild>
          <Link to="/dashboard/coupon/create">{words.create}</Link>
        </Button>
      }
    >
      <CouponList search={Route.useSearch()} onSearch={(search) => void navigate({ to: '.', search })} />
    </Page>
  )
}
