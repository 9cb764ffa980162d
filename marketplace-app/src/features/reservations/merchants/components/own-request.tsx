import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatDay } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { toProblem } from '../../../../lib/problem'
import { merchantTexts } from '../../../../lib/texts/merchants'
import { rfpSharingTexts } from '../../../../lib/texts/rfp-sharing'
import { ownRfpQuery } from '../queries'
import { toForm } from '../rfp-form'
import { EmailStatus } from '../wizard/email-status'
import { allProblems } from '../wizard/problems'
import { answersOf, rfpSteps } from '../wizard/rfp-steps'
import { CompanyPicker } from './company-picker'
import { DownloadRfp } from './download-rfp'
import { RfpAccesses } from './rfp-accesses'
import { RfpLinks } from './rfp-links'
import { today } from '../today'

const words = rfpSharingTexts.status

/** A merchant's request: how far it is, whom it goes to, and who can read it. */
export function OwnRequest() {
  const query = useQuery(ownRfpQuery())
  if (query.isPending) return <Skeleton className="rounded-card h-96 max-w-3xl" />
  if (!query.data) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const missing = allProblems(toForm(query.data), today()).length
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-12">
      <RequestStatus record={query.data} missing={missing} />
      {query.data.updatedAt && missing === 0 ? (
        <>
          <CompanyPicker />
          <RfpLinks />
        </>
      ) : (
        <Notice tone="info">{words.needed}</Notice>
      )}
      <RfpAccesses />
    </div>
  )
}

function RequestStatus({ record, missing }: { record: MerchantRecord; missing: number }) {
  const { updatedAt, submittedAt, user } = record
  const action = !updatedAt ? words.start : missing > 0 ? words.resume : words.edit
  return (
    <section aria-labelledby="rfp-status-title" className="rounded-card bg-card border p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="rfp-status-title" className="font-display text-lg font-semibold">
          {words.title}
        </h2>
        <Badge tone={submittedAt ? 'success' : 'neutral'}>
          {submittedAt ? merchantTexts.submittedOn(formatDay(submittedAt)) : words.draft}
        </Badge>
      </div>
      <p className="text-muted-foreground mt-1 text-sm">
        {!updatedAt ? words.none : missing > 0 ? words.open(missing) : words.ready}
      </p>
      <EmailStatus isVerified={user.isEmailVerified} />
      <dl aria-label={words.progress} className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {rfpSteps.map(({ key, title }, step) => (
          <div key={key} className="flex justify-between gap-3 border-b py-1.5">
            <dt>{title}</dt>
            <dd className="text-muted-foreground tabular-nums">{words.answers(answersOf(toForm(record), step))}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild variant={missing > 0 ? 'primary' : 'outline'}>
          <Link to="/settings" hash="RFP">
            {action}
          </Link>
        </Button>
        {updatedAt ? <DownloadRfp id={record.id} /> : null}
      </div>
    </section>
  )
}
