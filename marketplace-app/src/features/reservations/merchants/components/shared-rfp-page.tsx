import { useQuery } from '@tanstack/react-query'
import { LinkIcon, Mail } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { FocusFrame } from '../../../../components/focus-frame'
import { useDocumentTitle } from '../../../../components/page'
import { sitePath } from '../../../../lib/language'
import { type Problem, toProblem } from '../../../../lib/problem'
import { rfpSharingTexts } from '../../../../lib/texts/rfp-sharing'
import { sharedRfpQuery } from '../queries'
import { RfpPage } from './rfp-page'

const words = rfpSharingTexts.shared

/** what a merchant's link opens, for everybody who has it. */
export function SharedRfpPage({ token }: { token: string }) {
  const query = useQuery(sharedRfpQuery(token))
  return (
    <FocusFrame>
      {query.isPending ? <Skeleton className="rounded-card h-96" /> : null}
      {query.isError ? <NotOpened problem={toProblem(query.error)} onRetry={() => void query.refetch()} /> : null}
      {query.data ? <Opened record={query.data} /> : null}
    </FocusFrame>
  )
}

function Opened({ record }: { record: MerchantRecord }) {
  const { company, user } = record
  const title = words.title(company || `${user.firstName} ${user.lastName}`)
  useDocumentTitle(title)
  return (
    <>
      <div className="mb-6 flex max-w-3xl flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted-foreground flex items-center gap-2 text-sm">
            <LinkIcon aria-hidden className="size-4" /> {words.eyebrow}
          </p>
          <h1 className="font-display mt-1 text-3xl font-semibold break-words">{title}</h1>
        </div>
        <Button asChild size="lg">
          <a href={`mailto:${user.email}`}>
            <Mail aria-hidden /> {words.write}
          </a>
        </Button>
      </div>
      <RfpPage record={record} isLink />
    </>
  )
}

function NotOpened({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const said = problem.code === 'LINK_REVOKED' ? words.revoked : problem.status === 404 ? words.missing : null
  useDocumentTitle(said?.title ?? problem.message)
  if (!said) return <ErrorState message={problem.message} onRetry={onRetry} />
  return (
    <>
      <h1 className="sr-only">{said.title}</h1>
      <EmptyState
        title={said.title}
        action={
          <Button asChild variant="outline">
            <a href={sitePath('/')}>{words.home}</a>
          </Button>
        }
      >
        {said.text}
      </EmptyState>
    </>
  )
}
