import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { ManagerProfile } from '@stackyard/shared/schema/curation'
import { socialNetworks } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import { AddressFields } from '../../../../components/address-fields'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { adminTexts } from '../../../../lib/texts/admin'
import { basicProfileTexts } from '../../../../lib/texts/basic-profile'
import { managerChanges, type ManagerValues, managerValues, newManager } from '../manager-values'
import { ManagerPicture } from './manager-picture'

const words = adminTexts.manager

/** A managed profile: a new one, or changes of one. */
export function ManagerForm({ manager }: { manager: ManagerProfile | null }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<ManagerValues>({ defaultValues: managerValues(manager) })
  const saving = useMutation({
    mutationFn: async (values: ManagerValues) =>
      manager
        ? client.adminUser.updateManager({ ...managerChanges(values), id: manager.id })
        : client.adminUser.createManager(newManager(values)),
    onSuccess: async ({ results }) => {
      notifyDone(words.saved)
      const keys = [apiQuery.adminUser.key(), apiQuery.users.key()]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      await navigate({ to: '/dashboard/managed/$id', params: { id: String(results.id) } })
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  return (
    <form
      noValidate
      className="grid max-w-3xl grid-cols-1 gap-8"
      onSubmit={form.handleSubmit((values) => {
        setProblem(null)
        saving.mutate(values)
      })}
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <ManagerPicture form={form} name="avatar" />
        <ManagerPicture form={form} name="banner" />
      </div>
      <Person form={form} isNew={manager === null} />
      <Part title={basicProfileTexts.address}>
        <AddressFields form={form as never} errors={form.formState.errors.address as never} isOptional />
      </Part>
      <Part title={basicProfileTexts.links}>
        <Links form={form} />
      </Part>
      <Visibility form={form} />
      <div className="grid gap-4">
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display mb-4 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

type PartProps = { form: UseFormReturn<ManagerValues> }

function Person({ form, isNew }: PartProps & { isNew: boolean }) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        label={words.company}
        required
        fieldClassName="sm:col-span-2"
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextField label={words.firstName} error={errors.firstName?.message} {...form.register('firstName')} />
      <TextField label={words.lastName} error={errors.lastName?.message} {...form.register('lastName')} />
      {isNew ? (
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
      ) : null}
      <TextField label={words.phone} type="tel" error={errors.phone?.message} {...form.register('phone')} />
      <TextField label={words.website} type="url" error={errors.website?.message} {...form.register('website')} />
      <Field label={words.about} error={errors.about?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} maxLength={4000} {...form.register('about')} />}
      </Field>
    </div>
  )
}

function Links({ form }: PartProps) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        label={basicProfileTexts.meetingLink}
        type="url"
        placeholder="https://"
        fieldClassName="sm:col-span-2"
        error={errors.meetingLink?.message}
        {...form.register('meetingLink')}
      />
      {socialNetworks.map((name) => (
        <TextField
          key={name}
          label={basicProfileTexts.networks[name]}
          type="url"
          placeholder="https://"
          error={errors.socials?.[name]?.message}
          {...form.register(`socials.${name}`)}
        />
      ))}
    </div>
  )
}

function Visibility({ form }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={words.userUrl}
        hint={words.userUrlHint}
        autoComplete="off"
        error={form.formState.errors.userUrl?.message}
        {...form.register('userUrl')}
      />
      <Switch label={words.isPublic} {...form.register('isPublic')} />
    </div>
  )
}
