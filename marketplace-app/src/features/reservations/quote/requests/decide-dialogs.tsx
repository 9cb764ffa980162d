import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatDollars } from '@stackyard/shared/domain/money'
import { type SourcingReason, sourcingReasonKeys, sourcingReasons } from '@stackyard/shared/reference/sourcing-terms'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import type { PlacedQuote } from './board-order'

const options = sourcingReasonKeys.map((value) => ({ value, label: sourcingReasons[value] }))

type ReasonDialogProps = {
  title: string
  lead: ReactNode
  label: string
  first: SourcingReason
  confirm: string
  busy: boolean
  onConfirm: (reason: SourcingReason) => void
  onClose: () => void
}

function ReasonDialog({ title, lead, label, first, confirm, busy, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(reason)
  }
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form className="grid gap-4" onSubmit={submit}>
        <div className="grid gap-2 text-sm">{lead}</div>
        <Field label={label}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={reason}
              onChange={({ target }) => setReason(sourcingReasonKeys.find((known) => known === target.value) ?? first)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            {sourcingTexts.award.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Chooses a quote, declines the others with a reason, and goes on to the reservation at its price. */
export function AwardDialog({ id, quote, onClose }: { id: number; quote: PlacedQuote; onClose: () => void }) {
  const words = sourcingTexts.award
  const router = useRouter()
  const queryClient = useQueryClient()
  const award = useMutation({
    mutationFn: (reason: SourcingReason) =>
      client.sourcing.award({ id, quoteId: quote.id, revision: quote.offer.revision, reason }),
    onSuccess: () => router.history.push(`/dashboard/warehouses/${quote.warehouse.id}?quote=${quote.id}#RESERVE`),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <ReasonDialog
      title={words.title}
      lead={
        <>
          <p>{words.lead(quote.warehouse.name, formatDollars(quote.offer.totals.term))}</p>
          <p className="text-muted-foreground">{words.others}</p>
        </>
      }
      label={words.reason}
      first="other"
      confirm={words.confirm}
      busy={award.isPending}
      onConfirm={(reason) => award.mutate(reason)}
      onClose={onClose}
    />
  )
}

/** Ends a request without choosing a quote. */
export function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const words = sourcingTexts.close
  const queryClient = useQueryClient()
  const close = useMutation({
    mutationFn: (reason: SourcingReason) => client.sourcing.close({ id, reason }),
    onSuccess: () => {
      notifyDone(words.done)
      onClose()
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <ReasonDialog
      title={words.title}
      lead={<p>{words.lead}</p>}
      label={words.reason}
      first="plans"
      confirm={words.open}
      busy={close.isPending}
      onConfirm={(reason) => close.mutate(reason)}
      onClose={onClose}
    />
  )
}
