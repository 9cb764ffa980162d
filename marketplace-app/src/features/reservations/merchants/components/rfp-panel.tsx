import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatDay } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { merchantTexts as words } from '../../../../lib/texts/merchants'
import { rfpSharingTexts } from '../../../../lib/texts/rfp-sharing'
import { ownRfpQuery } from '../queries'
import { EmailStatus } from '../wizard/email-status'
import { MerchantWizard } from '../wizard/merchant-wizard'

/** Settings #RFP: the merchant's request in the wizard, for no provider in particular. */
export function RfpPanel() {
  const navigate = useNavigate()
  const query = useQuery(ownRfpQuery())
  if (query.isPending) return <Skeleton className="rounded-card h-96 max-w-3xl" />
  if (!query.data) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { submittedAt, user } = query.data
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={submittedAt ? 'success' : 'neutral'}>
            {submittedAt ? words.submittedOn(formatDay(submittedAt)) : rfpSharingTexts.status.draft}
          </Badge>
          <Button asChild variant="link">
            <Link to="/dashboard/submit-rfp">{words.toSharing}</Link>
          </Button>
        </div>
        <p className="text-muted-foreground mt-2 max-w-2xl text-sm">{words.panelLead}</p>
        <EmailStatus isVerified={user.isEmailVerified} />
      </div>
      <MerchantWizard record={query.data} onDone={() => void navigate({ to: '/dashboard/submit-rfp' })} />
    </div>
  )
}
