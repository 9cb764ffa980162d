import { useMutation } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { AddressInput, type SavedAddress } from '@stackyard/shared/schema/address-book'
import { z } from 'zod'
import { Button } from '@stackyard/shared/ui/button'
import { AddressFields, type AddressValues } from '../../../../components/address-fields'
import { FormProblem } from '../../../../components/form-problem'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { addressBookTexts as words } from '../../../../lib/texts/addresses'
import { schemaResolver } from '../../../../lib/schema-resolver'

const Form = z.object({ address: AddressInput })

const linesOf = (address: SavedAddress | null): AddressValues => ({
  street1: address?.street1 ?? '',
  street2: address?.street2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zipCode: address?.zipCode ?? '',
  country: address?.country ?? 'US',
})

export type AddressFormProps = {
  /** null for a new one. */
  address: SavedAddress | null
  onDone: () => void
}

/** An entry of the address book; a place that the gazetteer does not know is kept, and said so. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const form = useForm({ resolver: schemaResolver(Form), defaultValues: { address: linesOf(address) } })
  const saving = useMutation({
    mutationFn: async (lines: AddressInput) => {
      if (address) await client.address.update({ ...lines, id: address.id })
      else await client.address.create(lines)
      return (await client.address.verify(lines)).results
    },
    onSuccess: (verdict) => {
      notifyDone(words.saved, verdict.isValid ? {} : { detail: words.unverified })
      onDone()
    },
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit(({ address: lines }) => saving.mutate(lines))}
    >
      <AddressFields
        form={form as unknown as UseFormReturn<{ address: AddressValues }>}
        errors={form.formState.errors.address}
      />
      <FormProblem problem={saving.error ? toProblem(saving.error) : null} />
      <Button type="submit" block busy={saving.isPending}>
        {address ? texts.actions.save : texts.actions.create}
      </Button>
    </form>
  )
}
