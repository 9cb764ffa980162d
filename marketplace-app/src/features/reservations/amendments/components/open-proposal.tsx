import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { Amendment, Amendments } from '@stackyard/shared/schema/amendment'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyFailure } from '../../../../lib/notify'
import { amendmentTexts } from '../../../../lib/texts/amendments'
import { saidAmendment } from '../change-words'
import { ChangePreview } from './change-preview'
import { useAmendmentStep } from './use-amendment-step'

const words = amendmentTexts.proposal

type ProposalProps = {
  transaction: Transaction
  amendments: Amendments
  proposal: Amendment
  /** Whether the answer is the page's next step; else its button is one among others. */
  isNext: boolean
}

/** The proposal that waits for an answer, what it comes to, and what its reader can do. */
export function OpenProposal({ transaction, amendments, proposal, isNext }: ProposalProps) {
  const { actions, note, proposedBy, result, expiresAt } = proposal
  const isOwn = actions.includes('withdraw')
  return (
    <Notice
      tone={isOwn ? 'info' : 'warning'}
      title={isOwn ? words.own : words[proposedBy]}
      action={<Answers id={transaction.id} proposal={proposal} isNext={isNext} />}
    >
      <p className="mt-1 text-base font-semibold">{saidAmendment(proposal, transaction.spaceType)}</p>
      {note ? <p className="mt-1 break-words whitespace-pre-line">{note}</p> : null}
      {amendments.terms ? (
        <div className="bg-card text-card-foreground rounded-card my-3 border p-4">
          <ChangePreview transaction={transaction} before={amendments.terms} after={result} />
        </div>
      ) : null}
      <p>{words.expires(formatDate(expiresAt))}</p>
    </Notice>
  )
}

function Answers({ id, proposal, isNext }: { id: number; proposal: Amendment; isNext: boolean }) {
  const { id: amendmentId, actions, result } = proposal
  const onError = (error: Error) => notifyFailure(words.failed, error)
  const totalCents = sumOfCharges(result)
  const accept = useAmendmentStep(id, () => client.amendment.accept({ id, amendmentId, totalCents }), {
    done: words.done.accept,
    onError,
  })
  const decline = useAmendmentStep(id, () => client.amendment.decline({ id, amendmentId }), {
    done: words.done.decline,
    onError,
  })
  const withdraw = useAmendmentStep(id, () => client.amendment.withdraw({ id, amendmentId }), {
    done: words.done.withdraw,
    onError,
  })
  const isBusy = accept.isPending || decline.isPending || withdraw.isPending
  const steps = { accept, decline, withdraw }
  const shown = (['accept', 'decline', 'withdraw'] as const).filter((action) => actions.includes(action))
  return (
    <div className="flex flex-wrap gap-3">
      {shown.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' && isNext ? 'primary' : 'outline'}
          busy={steps[action].isPending}
          disabled={isBusy && !steps[action].isPending}
          onClick={() => steps[action].mutate(undefined)}
        >
          {words[action]}
        </Button>
      ))}
    </div>
  )
}
