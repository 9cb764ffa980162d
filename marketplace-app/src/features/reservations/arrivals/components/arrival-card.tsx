import { lazy, Suspense, useState } from 'react'
import type { NextStep } from '@stackyard/shared/domain/next-step'
import type { ArrivalAction, ArrivalState } from '@stackyard/shared/reference/arrival-states'
import type { Arrival } from '@stackyard/shared/schema/arrival'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { client } from '../../../../lib/api'
import { formatDate, formatDateTime } from '../../../../lib/format'
import { arrivalTexts as words } from '../../../../lib/texts/arrivals'
import { useArrivalStep } from '../queries'
import { CheckInReport } from './check-in-report'

// Forms come with the first click on their button.
const forms = {
  propose: lazy(async () => ({ default: (await import('./answer-dialogs')).ProposeDialog })),
  decline: lazy(async () => ({ default: (await import('./answer-dialogs')).DeclineDialog })),
  'check-in': lazy(async () => ({ default: (await import('./check-in-dialog')).CheckInDialog })),
}

const tones = {
  requested: 'warning',
  proposed: 'warning',
  confirmed: 'info',
  'checked-in': 'success',
  canceled: 'neutral',
  declined: 'danger',
} as const satisfies Record<ArrivalState, string>

/** The step that a reader most likely wants comes first. */
const mainSteps: readonly ArrivalAction[] = ['confirm', 'accept', 'check-in']
const actionOfStep = { 'confirm-arrival': 'confirm', 'accept-slot': 'accept', 'check-in': 'check-in' } as const

/** What the page's next step asks of an arrival: the one button that is filled. */
function filledAction({ id }: Arrival, step: NextStep | null): ArrivalAction | null {
  if (!step?.isYours || !('arrival' in step) || step.kind === 'arrival' || step.arrival.id !== id) return null
  return actionOfStep[step.kind]
}

type CardProps = { transaction: Transaction; arrival: Arrival; step: NextStep | null }

/** One arrival: its slot and goods, what can be done now, what was counted, and its history. */
export function ArrivalCard({ transaction, arrival, step }: CardProps) {
  const { state, day, windowStart, windowEnd, quantity, unit, carrier, reference, note, checkIn } = arrival
  const facts = [
    [words.carrier, carrier],
    [words.reference, reference],
    [words.note, note],
  ].filter(([, value]) => value)
  return (
    <li className="rounded-card grid gap-3 border p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-semibold">{words.slot(formatDate(day), windowStart, windowEnd)}</h3>
          <p className="text-sm">{words.goods(quantity, unit)}</p>
        </div>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </div>
      {facts.length > 0 ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {checkIn ? <CheckInReport transactionId={transaction.id} arrival={arrival} checkIn={checkIn} /> : null}
      <Steps transaction={transaction} arrival={arrival} step={step} />
      <History arrival={arrival} />
    </li>
  )
}

/** The buttons of the steps that the server allows now; those that ask for something open a form. */
function Steps({ transaction, arrival, step }: CardProps) {
  const [asked, setAsked] = useState<ArrivalAction | null>(null)
  const place = { id: transaction.id, arrivalId: arrival.id }
  const confirm = useArrivalStep(transaction.id, () => client.arrival.confirm(place), { done: words.done.confirm })
  const accept = useArrivalStep(transaction.id, () => client.arrival.accept(place), { done: words.done.accept })
  const close = () => setAsked(null)
  const cancel = useArrivalStep(transaction.id, () => client.arrival.cancel(place), {
    done: words.done.cancel,
    onDone: close,
  })
  if (arrival.actions.length === 0) return null
  const begin = (action: ArrivalAction) => {
    if (action === 'confirm') confirm.mutate(undefined)
    else if (action === 'accept') accept.mutate(undefined)
    else setAsked(action)
  }
  const isBusy = (action: ArrivalAction) =>
    (action === 'confirm' && confirm.isPending) || (action === 'accept' && accept.isPending)
  const filled = filledAction(arrival, step)
  const main = mainSteps.find((action) => arrival.actions.includes(action))
  const steps = [...(main ? [main] : []), ...arrival.actions.filter((action) => action !== main)]
  const Form = asked === 'propose' || asked === 'decline' || asked === 'check-in' ? forms[asked] : null
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === filled ? 'primary' : 'outline'}
          busy={isBusy(action)}
          onClick={() => begin(action)}
        >
          {words.actions[action]}
        </Button>
      ))}
      {Form ? (
        <Suspense>
          <Form transaction={transaction} arrival={arrival} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={asked === 'cancel'}
        onOpenChange={close}
        title={words.cancel.title}
        confirmLabel={words.actions.cancel}
        cancelLabel={words.form.back}
        variant="danger"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined)}
      >
        <p className="text-sm">{words.cancel.text}</p>
      </ConfirmDialog>
    </div>
  )
}

function History({ arrival: { events, note } }: { arrival: Arrival }) {
  return (
    <details className="text-sm">
      <summary className="text-muted-foreground cursor-pointer">{words.history}</summary>
      <ol className="mt-2 grid gap-2">
        {events.map((event) => (
          <li key={event.id}>
            <p>
              <strong className="font-semibold">{words.events[event.action]}</strong> · {words.actors[event.actor]} ·{' '}
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </p>
            <p className="text-muted-foreground">
              {words.slot(formatDate(event.day), event.windowStart, event.windowEnd)}
              {event.note && event.note !== note ? `. ${event.note}` : ''}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
