import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Profile, ProfileInput } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Switch } from '@stackyard/shared/ui/switch'
import { AddressFields } from '../../../../components/address-fields'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import { notifyDone } from '../../../../lib/notify'
import { type Problem, toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { basicProfileTexts as words } from '../../../../lib/texts/basic-profile'
import { basicValues, changedParts, networks } from '../basic-values'
import { profileQuery } from '../queries'

const lazySchema = lazyResolver(async () => (await import('@stackyard/shared/schema/user')).ProfileInput)

/** What the public profile says besides the name. */
export function BasicPanel() {
  const query = useQuery(profileQuery())
  if (query.isPending) return <Skeleton className="rounded-card h-96" />
  if (!query.data) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  return <BasicForm profile={query.data} />
}

function useSaving(form: Parameters<typeof showRefusal>[0], onProblem: (problem: Problem | null) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: ProfileInput) => client.profile.update(input),
    onSuccess: (reply) => {
      queryClient.setQueryData(apiQuery.profile.get.queryKey(), reply)
      notifyDone(texts.settings.profileSaved)
    },
    onError: (error) => onProblem(showRefusal(form, error)),
  })
}

function BasicForm({ profile }: { profile: Profile }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<z.input<typeof ProfileInput>, unknown, ProfileInput>({
    resolver: lazySchema,
    values: basicValues(profile),
  })
  const saving = useSaving(form as never, setProblem)
  const { errors, isDirty, dirtyFields } = form.formState
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={form.handleSubmit((input) => {
        setProblem(null)
        saving.mutate(changedParts(input, dirtyFields))
      })}
    >
      <p className="text-muted-foreground text-sm">{words.lead}</p>
      <section aria-labelledby="basic-address">
        <h2 id="basic-address" className="font-display mb-4 text-lg font-semibold">
          {words.address}
        </h2>
        <AddressFields form={form as never} errors={errors.address as never} isOptional />
      </section>
      <section aria-labelledby="basic-links">
        <h2 id="basic-links" className="font-display mb-4 text-lg font-semibold">
          {words.links}
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={words.meetingLink}
            type="url"
            placeholder="https://"
            fieldClassName="sm:col-span-2"
            error={errors.meetingLink?.message}
            {...form.register('meetingLink')}
          />
          {networks.map((name) => (
            <TextField
              key={name}
              label={words.networks[name]}
              type="url"
              placeholder="https://"
              error={errors.socials?.[name]?.message}
              {...form.register(`socials.${name}`)}
            />
          ))}
        </div>
      </section>
      <Switch label={words.isPublic} {...form.register('isPublic')} />
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" busy={saving.isPending} disabled={!isDirty}>
          {texts.actions.save}
        </Button>
      </div>
    </form>
  )
}
