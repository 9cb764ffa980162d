import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { identityDocuments, identityDocumentTypes } from '@stackyard/shared/reference/identity'
import type { IdentityInput } from '@stackyard/shared/schema/identity'
import { Button } from '@stackyard/shared/ui/button'
import { AddressFields, type AddressValues } from '../../../../components/address-fields'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { identityTexts as words } from '../../../../lib/texts/identity'
import { DocumentFiles } from './document-files'

const resolver = lazyResolver(async () => (await import('@stackyard/shared/schema/identity')).IdentityInput)

const defaultValues = {
  legalName: '',
  dateOfBirth: '',
  address: { street1: '', street2: '', city: '', state: '', zipCode: '', country: 'US' },
  documentType: identityDocumentTypes[0] as (typeof identityDocumentTypes)[number],
  fileIds: [] as number[],
}

/** The application: name, date of birth, address, document and its pictures. */
export function IdentityForm() {
  const form = useForm({ resolver, defaultValues })
  const [problem, setProblem] = useState<Problem | null>(null)
  const queryClient = useQueryClient()
  const apply = useMutation({
    mutationFn: (input: IdentityInput) => client.kyc.addDocument(input),
    onSuccess: async () => {
      notifyDone(words.done)
      await queryClient.invalidateQueries({ queryKey: apiQuery.kyc.key() })
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    apply.mutate(values)
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.legalName}
        hint={words.legalNameHint}
        autoComplete="name"
        required
        error={errors.legalName?.message}
        {...form.register('legalName')}
      />
      <TextField
        label={words.dateOfBirth}
        type="date"
        autoComplete="bday"
        required
        error={errors.dateOfBirth?.message}
        {...form.register('dateOfBirth')}
      />
      <AddressFields form={form as unknown as UseFormReturn<{ address: AddressValues }>} errors={errors.address} />
      <SelectField
        label={words.document}
        required
        options={identityDocuments}
        error={errors.documentType?.message}
        {...form.register('documentType')}
      />
      <DocumentFiles
        error={errors.fileIds?.message}
        onChange={(fileIds) => form.setValue('fileIds', fileIds, { shouldValidate: form.formState.isSubmitted })}
      />
      <FormProblem problem={problem} />
      <Button type="submit" block busy={apply.isPending}>
        {words.submit}
      </Button>
      <p className="text-muted-foreground text-sm">{words.privacy}</p>
    </form>
  )
}
