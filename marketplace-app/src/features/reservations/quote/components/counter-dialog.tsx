import { type FormEvent, useState } from 'react'
import { centsToDollars, formatDollars, parseMoney } from '@stackyard/shared/domain/money'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { QuoteOffer } from '@stackyard/shared/schema/quote-offer'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { nameOfWarehouse, saidQuoteNeed } from '../quote-words'
import { useQuoteStep } from './use-quote-step'

const words = quoteTexts.act

type CounterDialogProps = { quote: QuoteDetails; offer: QuoteOffer; onClose: () => void }

/** The price a merchant would pay, and a word to the warehouse. */
export function CounterDialog({ quote, offer, onClose }: CounterDialogProps) {
  const [price, setPrice] = useState(offer.lines.storage?.toFixed(2) ?? '')
  const [note, setNote] = useState('')
  const cents = parseMoney(price)
  const isPrice = cents !== null && cents > 0
  const counter = useQuoteStep(
    () =>
      client.quote.counter({
        id: quote.id,
        revision: offer.revision,
        storage: centsToDollars(cents ?? 0),
        note: note.trim(),
      }),
    { done: words.done.counter, onDone: onClose },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPrice) counter.mutate(undefined)
  }
  return (
    <Dialog open onOpenChange={onClose} title={words.counter} description={nameOfWarehouse(quote)}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-sm">{saidQuoteNeed(offer.need)}</p>
        <Field
          label={`${words.storage} ($)`}
          hint={words.storageHint(formatDollars(offer.lines.storage))}
          required
          error={isPrice ? '' : quoteTexts.form.price}
        >
          {(control) => (
            <Input
              {...control}
              data-first-focus
              inputMode="decimal"
              autoComplete="off"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.words}>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={2000} value={note} onChange={(e) => setNote(e.target.value)} />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={counter.isPending} disabled={!isPrice}>
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
