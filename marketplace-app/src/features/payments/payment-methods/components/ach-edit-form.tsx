import { useForm } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { type AchAccount, AchUpdate } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { texts } from '../../../../lib/texts'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { achWords } from '../words'
import { PrimarySwitch } from './primary-switch'
import { useSaveMethod } from './use-save-method'

export const holderTypeOptions = () => [
  { value: 'company', label: text('ach.holder.company') },
  { value: 'individual', label: text('ach.holder.individual') },
]

export type AchEditFormProps = { account: AchAccount; hidePrimary: boolean; onDone: () => void }

/** Edit ACH Info: holder type, name and primary; another account is another record. */
export function AchEditForm({ account, hidePrimary, onDone }: AchEditFormProps) {
  const words = achWords()
  const { id, accountName, accountHolderType, isPrimary } = account
  const form = useForm({
    resolver: schemaResolver(AchUpdate),
    defaultValues: { id, accountName, accountHolderType, isPrimary },
  })
  const { submit, problem, busy } = useSaveMethod({
    form,
    words: { done: words.done.update, failed: words.failed.update },
    onSaved: onDone,
    save: async (values: AchUpdate) => (await client.ach.update(values)).results,
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
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
      {hidePrimary ? null : <PrimarySwitch registration={form.register('isPrimary')} />}
      <FormProblem problem={problem} />
      <Button type="submit" block busy={busy}>
        {texts.actions.save}
      </Button>
    </form>
  )
}
