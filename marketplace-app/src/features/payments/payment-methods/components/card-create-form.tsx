import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { type Card, CardInput } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { ProviderRefusal } from '../provider-refusal'
import { cardWords } from '../words'
import { CardEntry, type CardEntryReady } from './card-entry'
import { PrimarySwitch } from './primary-switch'
import { useSaveMethod } from './use-save-method'

const CardDetails = CardInput.omit({ cardToken: true })
type CardDetails = { cardHolder: string; isPrimary: boolean }

export type CardCreateFormProps = { hidePrimary: boolean; onDone: (card: Card) => void }

/** New Card: the holder's name, and the provider's card field, which turns the card into a token. */
export function CardCreateForm({ hidePrimary, onDone }: CardCreateFormProps) {
  const words = cardWords()
  const [entry, setEntry] = useState<CardEntryReady | null>(null)
  const [entryError, setEntryError] = useState<string>()
  const form = useForm({ resolver: schemaResolver(CardDetails), defaultValues: { cardHolder: '', isPrimary: false } })
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: { done: words.done.create, failed: words.failed.create },
    onSaved: onDone,
    save: async (details: CardDetails) => {
      const cardToken = await tokenOf(entry, details.cardHolder)
      return (await client.cards.create({ ...details, cardToken })).results
    },
    onRefused: setEntryError,
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        const isIncomplete = entry !== null && !entry.isComplete
        setEntryError(isIncomplete ? moneyTexts.methods.cardIncomplete : undefined)
        if (!isIncomplete) return submit(event)
        event.preventDefault()
        void form.trigger()
      }}
    >
      <TextField
        label={text('cards.field.holder')}
        autoComplete="cc-name"
        required
        error={form.formState.errors.cardHolder?.message}
        {...form.register('cardHolder')}
      />
      <CardEntry error={entryError} onChange={setEntry} />
      {hidePrimary ? null : <PrimarySwitch registration={form.register('isPrimary')} />}
      <FormProblem problem={problem} />
      <Button type="submit" block busy={busy} disabled={!entry}>
        {texts.actions.create}
      </Button>
    </form>
  )
}

/** The card as the provider's token, in US dollars; its own words when it refuses. */
const tokenOf = async (entry: CardEntryReady | null, name: string): Promise<string> => {
  if (!entry) throw new ProviderRefusal(moneyTexts.methods.cardUnavailable)
  const { token, error } = await entry.stripe.createToken(entry.element, { name, currency: 'usd' })
  if (!token) throw new ProviderRefusal(error?.message ?? text('card.token.error'))
  return token.id
}
