import { useForm } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { type Card, CardUpdate } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { texts } from '../../../../lib/texts'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { cardWords } from '../words'
import { PrimarySwitch } from './primary-switch'
import { useSaveMethod } from './use-save-method'

export type CardEditFormProps = { card: Card; hidePrimary: boolean; onDone: () => void }

/** Edit Card: holder, expiry and primary; the number can't be changed, only replaced by a new card. */
export function CardEditForm({ card, hidePrimary, onDone }: CardEditFormProps) {
  const words = cardWords()
  const { id, cardHolder, expirationMonth, expirationYear, isPrimary } = card
  const form = useForm({
    resolver: schemaResolver(CardUpdate),
    defaultValues: { id, cardHolder, expirationMonth, expirationYear, isPrimary },
  })
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: { done: words.done.update, failed: words.failed.update },
    onSaved: onDone,
    save: async (values: CardUpdate) => (await client.cards.update(values)).results,
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <TextField
        label={text('cards.field.holder')}
        autoComplete="cc-name"
        required
        error={errors.cardHolder?.message}
        {...form.register('cardHolder')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={text('cards.field.month')}
          inputMode="numeric"
          required
          error={errors.expirationMonth?.message}
          {...form.register('expirationMonth')}
        />
        <TextField
          label={text('cards.field.year')}
          inputMode="numeric"
          required
          error={errors.expirationYear?.message}
          {...form.register('expirationYear')}
        />
      </div>
      {hidePrimary ? null : <PrimarySwitch registration={form.register('isPrimary')} />}
      <FormProblem problem={problem} />
      <Button type="submit" block busy={busy}>
        {texts.actions.save}
      </Button>
    </form>
  )
}
