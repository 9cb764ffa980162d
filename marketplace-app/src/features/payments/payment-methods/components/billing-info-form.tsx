import { useForm, type UseFormReturn } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { type BillingInfo, BillingInfoInput } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { AddressFields, type AddressValues } from '../../../../components/address-fields'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { PhoneField } from '../../../../components/phone-field'
import { client } from '../../../../lib/api'
import { moneyTexts } from '../../../../lib/texts/money'
import { texts } from '../../../../lib/texts'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { billingValues } from '../billing-values'
import { billingWords } from '../words'
import { PrimarySwitch } from './primary-switch'
import { useSaveMethod } from './use-save-method'

export type BillingInfoFormProps = {
  /** null for a new one. */
  info: BillingInfo | null
  hidePrimary: boolean
  onDone: (info: BillingInfo) => void
}

/** Billing details: Full Name, Phone Number, Email, Address, Tax ID, Primary. */
export function BillingInfoForm({ info, hidePrimary, onDone }: BillingInfoFormProps) {
  const words = billingWords()
  const form = useForm({ resolver: schemaResolver(BillingInfoInput), defaultValues: billingValues(info) })
  const kind = info ? 'update' : 'create'
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: { done: words.done[kind], failed: words.failed[kind] },
    onSaved: onDone,
    save: async (values: BillingInfoInput) =>
      info
        ? (await client.billingInfo.update({ ...values, id: info.id })).results
        : (await client.billingInfo.create(values)).results,
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <TextField
        label={text('billing.field.fullName')}
        autoComplete="name"
        required
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField
          label={text('billing.field.phone')}
          required
          error={errors.phoneNumber?.message}
          registration={form.register('phoneNumber')}
        />
        <TextField
          label={text('billing.field.email')}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <AddressFields form={form as unknown as UseFormReturn<{ address: AddressValues }>} errors={errors.address} />
      <TextField
        label={moneyTexts.methods.billingTaxId}
        hint={moneyTexts.methods.billingTaxHint}
        autoComplete="off"
        maxLength={40}
        error={errors.taxId?.message}
        {...form.register('taxId')}
      />
      {hidePrimary ? null : <PrimarySwitch registration={form.register('isPrimary')} />}
      <FormProblem problem={problem} />
      <Button type="submit" block busy={busy}>
        {info ? texts.actions.save : texts.actions.create}
      </Button>
    </form>
  )
}
