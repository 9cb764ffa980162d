import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { type AchAccount, AchInput } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { useStripe } from '../../../../lib/use-stripe'
import { moneyTexts } from '../../../../lib/texts/money'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { collectBankAccount } from '../collect-bank-account'
import { ProviderRefusal } from '../provider-refusal'
import { achWords } from '../words'
import { holderTypeOptions } from './ach-edit-form'
import { PrimarySwitch } from './primary-switch'
import { useSaveMethod } from './use-save-method'

const AchDetails = AchInput.omit({ achToken: true })
type AchDetails = Omit<AchInput, 'achToken'>

export type AchCreateFormProps = { hidePrimary: boolean; onDone: (account: AchAccount) => void }

/**
 * New ACH Info. The account is chosen, or entered by its numbers, in the payment provider's window. The account
 * number must not pass through our page or server, so its field can't be typed in: it shows a mask and says where the
 * number is entered. The list of accounts shows the last four digits.
 */
export function AchCreateForm({ hidePrimary, onDone }: AchCreateFormProps) {
  const words = achWords()
  const { stripe, isFailed } = useStripe()
  const [refused, setRefused] = useState<string>()
  const form = useForm({
    resolver: schemaResolver(AchDetails),
    defaultValues: {
      routingNumber: '',
      accountName: '',
      accountHolderType: 'company' as AchAccount['accountHolderType'],
      email: '',
      isPrimary: false,
    },
  })
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: { done: words.done.create, failed: words.failed.create },
    onSaved: onDone,
    onRefused: setRefused,
    save: async (details: AchDetails) => {
      if (!stripe) throw new ProviderRefusal(moneyTexts.methods.cardUnavailable)
      const { clientSecret } = (await client.ach.setupIntent()).results
      const holder = { name: details.accountName, email: details.email }
      const achToken = await collectBankAccount(stripe, clientSecret, holder)
      return (await client.ach.create({ ...details, achToken })).results
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        setRefused(undefined)
        return submit(event)
      }}
    >
      <TextField
        label={text('ach.field.routing')}
        inputMode="numeric"
        autoComplete="off"
        required
        error={errors.routingNumber?.message}
        {...form.register('routingNumber')}
      />
      <TextField
        label={text('ach.field.account')}
        hint={moneyTexts.methods.achCollect}
        readOnly
        value={moneyTexts.methods.achMask}
        className="bg-muted font-mono"
      />
      <SelectField
        label={text('ach.field.holderType')}
        required
        options={holderTypeOptions()}
        error={errors.accountHolderType?.message}
        {...form.register('accountHolderType')}
      />
      <TextField
        label={text('ach.field.name')}
        autoComplete="name"
        required
        error={errors.accountName?.message}
        {...form.register('accountName')}
      />
      <TextField
        label={text('ach.field.email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      {hidePrimary ? null : <PrimarySwitch registration={form.register('isPrimary')} />}
      {refused || isFailed ? (
        <Notice tone="danger" announce>
          {refused ?? moneyTexts.methods.cardUnavailable}
        </Notice>
      ) : null}
      <FormProblem problem={problem} />
      <Button type="submit" block busy={busy} disabled={!stripe}>
        {moneyTexts.methods.achConnect}
      </Button>
    </form>
  )
}
