import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { FormProblem } from '../../../components/form-problem'
import { SelectField, TextField } from '../../../components/form-fields'
import { apiQuery, client } from '../../../lib/api'
import { showRefusal } from '../../../lib/form'
import { notifyDone } from '../../../lib/notify'
import type { Problem } from '../../../lib/problem'
import { texts } from '../../../lib/texts'
import { adminTexts } from '../../../lib/texts/admin'

const words = adminTexts.manager

const valuesOf = (manager: DirectoryUser | null) => ({
  company: manager?.company ?? '',
  firstName: manager?.firstName ?? '',
  lastName: manager?.lastName ?? '',
  email: '',
  phone: manager?.phone ?? '',
  website: manager?.website ?? '',
  about: manager?.about ?? '',
  serviceType: manager?.serviceType ?? 'warehouse',
})

/** A profile the house manages (002 §2.4): a new one, or changes of one. */
export function ManagerForm({ manager }: { manager: DirectoryUser | null }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ defaultValues: valuesOf(manager) })
  const saving = useMutation({
    mutationFn: async ({ email, serviceType, ...profile }: ReturnType<typeof valuesOf>) =>
      manager
        ? client.adminUser.updateManager({ ...profile, id: manager.id })
        : client.adminUser.createManager({
            ...profile,
            email,
            serviceType: serviceTypes.find(({ key }) => key === serviceType)?.key,
          }),
    onSuccess: () => {
      notifyDone(words.saved)
      void queryClient.invalidateQueries({ queryKey: apiQuery.adminUser.key() })
      void navigate({ to: '/dashboard/managed' })
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
      onSubmit={form.handleSubmit((values) => {
        setProblem(null)
        saving.mutate(values)
      })}
    >
      <TextField
        label={words.company}
        required
        fieldClassName="sm:col-span-2"
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextField label={words.firstName} error={errors.firstName?.message} {...form.register('firstName')} />
      <TextField label={words.lastName} error={errors.lastName?.message} {...form.register('lastName')} />
      {manager ? null : (
        <>
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <SelectField
            label={words.serviceType}
            options={serviceTypes.map(({ key, label }) => ({ value: key, label }))}
            error={errors.serviceType?.message}
            {...form.register('serviceType')}
          />
        </>
      )}
      <TextField label={words.phone} type="tel" error={errors.phone?.message} {...form.register('phone')} />
      <TextField label={words.website} type="url" error={errors.website?.message} {...form.register('website')} />
      <Field label={words.about} error={errors.about?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} maxLength={4000} {...form.register('about')} />}
      </Field>
      <div className="grid gap-4 sm:col-span-2">
        <FormProblem problem={problem} />
        <span>
          <Button type="submit" busy={saving.isPending}>
            {manager ? texts.actions.save : words.create}
          </Button>
        </span>
      </div>
    </form>
  )
}
