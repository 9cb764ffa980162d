import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { brand } from '@stackyard/shared/reference/brand'
import { safeReturnTo } from '@stackyard/shared/domain/return-to'
import { Button } from '@stackyard/shared/ui/button'
import { AuthCard } from '../../components/auth-card'
import { Notice } from '../../components/notice'
import { useLanding } from '../../features/account/components/use-landing'
import { profileQuery } from '../../features/account/queries'
import { requireSession } from '../../lib/guards'
import { readReturnSearch } from '../../lib/return-search'
import { texts } from '../../lib/texts'

export const Route = createFileRoute('/auth/kyc')({
  validateSearch: readReturnSearch,
  beforeLoad: requireSession,
  component: KycPage,
})

function KycPage() {
  const { returnTo } = Route.useSearch()
  const { data: profile } = useQuery(profileQuery())
  const land = useLanding()
  const words = texts.auth.kyc
  return (
    <AuthCard title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-5">
        {profile?.kycVerified ? (
          <Notice tone="success">{words.verified}</Notice>
        ) : (
          <Notice
            tone="info"
            action={
              <a href={`mailto:${brand.supportEmail}`} className="font-semibold underline">
                {words.write}
              </a>
            }
          >
            {words.open}
          </Notice>
        )}
        <Button variant="outline" onClick={() => land(safeReturnTo(returnTo, '/dashboard'))}>
          {returnTo ? words.back : words.backPlain}
        </Button>
      </div>
    </AuthCard>
  )
}
