import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { hasSpace } from '@stackyard/shared/domain/running-terms'
import type { AmendmentKind } from '@stackyard/shared/reference/amendment-terms'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Card } from '@stackyard/shared/ui/card'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { toProblem } from '../../../../lib/problem'
import { amendmentTexts as words } from '../../../../lib/texts/amendments'
import { useNextStep } from '../../../../lib/use-next-step'
import { amendmentsQuery } from '../queries'
import { ChangeHistory } from './change-history'
import { OpenProposal } from './open-proposal'

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog }))

type ChangeProps = {
  transaction: Transaction
  role: UserType
  /** What the dialog opens with at once, as a link of an email asks. */
  openWith?: AmendmentKind | undefined
}

/** Changes of a reservation: the open proposal, the way to a new one, and the history. Nothing where none can be. */
export function ReservationChange({ transaction, role, openWith }: ChangeProps) {
  const query = useQuery(amendmentsQuery(transaction.id))
  const { step } = useNextStep(transaction, role)
  const [kind, setKind] = useState<AmendmentKind | null>(openWith ?? null)
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const { data } = query
  if (!data?.terms || (!data.canPropose && data.list.length === 0)) return null
  const proposal = data.list.find(({ state }) => state === 'proposed')
  const lead = hasSpace(data.terms) ? words.lead : words.leadOfFulfillment
  return (
    <Card id="change" className="grid scroll-mt-24 grid-cols-1 gap-4 p-5 lg:col-span-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-prose">
          <h2 className="font-display text-lg font-semibold">{words.title}</h2>
          {proposal ? null : (
            <p className="text-muted-foreground mt-1 text-sm">{data.canPropose ? lead : words.closed}</p>
          )}
        </div>
        {data.canPropose ? (
          <Button variant="outline" onClick={() => setKind('quantity')}>
            {words.open}
          </Button>
        ) : null}
      </div>
      {proposal ? (
        <OpenProposal
          transaction={transaction}
          amendments={data}
          proposal={proposal}
          isNext={step?.kind === 'answer-change'}
        />
      ) : null}
      {data.list.length > 0 ? (
        <ChangeHistory id={transaction.id} spaceType={transaction.spaceType} list={data.list} />
      ) : null}
      {kind && data.canPropose ? (
        <Suspense>
          <ChangeDialog transaction={transaction} amendments={data} kind={kind} onClose={() => setKind(null)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
