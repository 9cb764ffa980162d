import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isUnreadPhone } from '@stackyard/shared/domain/phone'
import type { Profile, ProfileInput } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { PhoneField } from '../../../../components/phone-field'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { mergeSessionUser } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { profileValues, sessionFieldsOf } from '../profile-values'
import { PersonNameFields } from './person-name-fields'
import { ProfileHead } from './profile-head'

const words = texts.settings
const lazySchema = lazyResolver(async () => (await import('@stackyard/shared/schema/user')).ProfileInput)

/** Name, company and what we may send; the session follows what was saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<z.input<typeof ProfileInput>, unknown, ProfileInput>({
    resolver: lazySchema,
    values: profileValues(profile),
  })
  const saving = useMutation({
    mutationFn: async (input: ProfileInput) => client.profile.update(input),
    onSuccess: (reply) => {
      queryClient.setQueryData(apiQuery.profile.get.queryKey(), reply)
      mergeSessionUser(sessionFieldsOf(reply.results))
      notifyDone(words.profileSaved)
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors, isDirty, dirtyFields } = form.formState
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={form.handleSubmit((input) => {
        setProblem(null)
        saving.mutate(input)
      })}
    >
      <ProfileHead profile={profile} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonNameFields
          registrations={{ firstName: form.register('firstName'), lastName: form.register('lastName') }}
          errors={errors}
        />
        <TextField
          label={words.company}
          autoComplete="organization"
          error={errors.company?.message}
          {...form.register('company')}
        />
        <PhoneField
          label={words.phone}
          error={
            errors.phone?.message ??
            (isUnreadPhone(form.watch('phone') ?? '') && !dirtyFields.phone ? words.phoneUnread : undefined)
          }
          registration={form.register('phone')}
        />
        <TextField
          label={words.website}
          type="url"
          placeholder="https://"
          error={errors.website?.message}
          {...form.register('website')}
        />
        <TextField label={words.email} hint={words.emailHint} value={profile.email} readOnly />
      </div>
      <Field label={words.about} error={errors.about?.message}>
        {(control) => <Textarea {...control} maxLength={4000} {...form.register('about')} />}
      </Field>
      {profile.userType === 'seller' ? (
        <Switch label={words.ownNewsletter} {...form.register('enableNewsletter')} />
      ) : null}
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{words.preferences}</legend>
        <Switch label={words.newsletter} {...form.register('wantsNewsletter')} />
        <Switch label={words.marketing} {...form.register('enableMarketingNotifications')} />
        <Switch label={words.messages} {...form.register('enableMessageNotifications')} />
      </fieldset>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending} disabled={!isDirty}>
          {texts.actions.save}
        </Button>
        {isDirty ? (
          <Button variant="ghost" onClick={() => form.reset()}>
            {texts.actions.discard}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
