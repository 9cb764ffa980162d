import { type FormEvent, useState } from 'react'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { client } from '../../../../lib/api'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { useQuoteStep } from './use-quote-step'

const words = quoteTexts.act

type EndDialogProps = { quote: QuoteDetails; action: 'decline' | 'withdraw'; isSeller: boolean; onClose: () => void }

/** Declines or withdraws, with a courteous word that the other side reads. */
export function EndDialog({ quote, action, isSeller, onClose }: EndDialogProps) {
  const reasons: readonly string[] = isSeller ? words.sellerReasons : words.customerReasons
  const [note, setNote] = useState(action === 'decline' ? (reasons[0] ?? '') : '')
  const end = useQuoteStep(() => client.quote[action]({ id: quote.id, note: note.trim() }), {
    done: words.done[action],
    onDone: onClose,
  })
  const title = action === 'decline' ? words.decline : isSeller ? words.withdrawQuote : words.withdrawRequest
  const options = [
    ...reasons.map((reason) => ({ value: reason, label: reason })),
    { value: '', label: words.ownReason },
  ]
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          end.mutate(undefined)
        }}
      >
        {action === 'decline' ? (
          <Field label={words.reasons}>
            {(control) => (
              <Select
                {...control}
                options={options}
                value={reasons.includes(note) ? note : ''}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <Field label={words.words}>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={1000} value={note} onChange={(e) => setNote(e.target.value)} />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={end.isPending}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
