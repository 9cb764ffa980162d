import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { identityTexts as words } from '../../../../lib/texts/identity'
import { identityQuery } from '../queries'
import { ProviderCheck } from './provider-check'

const IdentityForm = lazy(async () => ({ default: (await import('./identity-form')).IdentityForm }))

/** How far the verification is, and the application while there is one to make; `returnTo` is where it leads back to. */
export function IdentityPanel({ returnTo }: { returnTo?: string | undefined }) {
  const query = useQuery(identityQuery())
  if (query.isPending) return <Skeleton className="rounded-card h-40" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { status, reason, submittedAt, provider } = query.data
  const isChecked = provider === 'stripe'
  if (status === 'approved') return <Notice tone="success">{texts.auth.kyc.verified}</Notice>
  if (status === 'pending')
    return (
      <Notice tone="info" title={words.pending}>
        {isChecked ? words.checking : words.pendingText(formatDate(submittedAt))}
      </Notice>
    )
  const form = (
    <Suspense fallback={<Skeleton className="rounded-card h-96" />}>
      <IdentityForm />
    </Suspense>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {status === 'rejected' ? (
        <Notice tone="warning" title={words.rejected}>
          {reason} {isChecked ? words.checkAgain : words.again}
        </Notice>
      ) : null}
      {isChecked ? <ProviderCheck returnTo={returnTo}>{form}</ProviderCheck> : form}
    </div>
  )
}
