import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Session, SocialAccountInput, SocialOutcome } from '@stackyard/shared/schema/account'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { SelectField, TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { cleanServiceType, emptySignUp, serviceTypeOptions } from '../sign-up-values'
import { forgetReferral, rememberedReferral } from '../referral-memory'
import { AccountKindChoice } from './account-kind-choice'
import { PersonNameFields } from './person-name-fields'

const lazySchema = lazyResolver(async () => (await import('@stackyard/shared/schema/account')).SocialAccountInput)

export type SocialAccountFormProps = {
  newcomer: NonNullable<SocialOutcome['newcomer']>
  onOpened: (session: Session) => void
}

/** What a provider doesn't tell of a new person: merchant or provider, and the name as it should stand here. */
export function SocialAccountForm({ newcomer, onOpened }: SocialAccountFormProps) {
  const words = texts.auth.register
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: lazySchema,
    defaultValues: {
      socialToken: newcomer.socialToken,
      userType: emptySignUp.userType,
      serviceType: emptySignUp.serviceType,
      firstName: newcomer.firstName,
      lastName: newcomer.lastName,
      company: '',
    },
  })
  const open = useMutation({
    mutationFn: async (input: SocialAccountInput) =>
      (await client.auth.socialCreateAccountFromLogin({ ...input, ...rememberedReferral() })).results,
    onSuccess: (session) => {
      forgetReferral()
      onOpened(session)
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) => {
    setProblem(null)
    open.mutate(input)
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <AccountKindChoice registration={form.register('userType')} />
      {form.watch('userType') === 'seller' ? (
        <SelectField
          label={words.serviceType}
          required
          placeholder={words.serviceTypePlaceholder}
          options={serviceTypeOptions}
          error={errors.serviceType?.message}
          {...form.register('serviceType', {
            setValueAs: (value) => cleanServiceType(form.getValues('userType'), value),
          })}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonNameFields
          registrations={{ firstName: form.register('firstName'), lastName: form.register('lastName') }}
          errors={errors}
        />
      </div>
      <TextField
        label={words.company}
        hint={words.companyHint}
        autoComplete="organization"
        error={errors.company?.message}
        {...form.register('company')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" size="lg" block busy={open.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
