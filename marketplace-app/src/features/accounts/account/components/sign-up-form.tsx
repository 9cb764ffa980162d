import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Session, SignupInput } from '@stackyard/shared/schema/account'
import { Button } from '@stackyard/shared/ui/button'
import { useHumanTokens } from '@stackyard/shared/ui/human-check'
import { LegalLine } from '../../../../components/legal-line'
import { FormProblem } from '../../../../components/form-problem'
import { HumanCheckField } from '../../../../components/human-check-field'
import { PasswordField, SelectField, TextField } from '../../../../components/form-fields'
import { PhoneField } from '../../../../components/phone-field'
import { client } from '../../../../lib/api'
import { useAuthAudience } from '../../../../lib/auth-audience'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import { type Problem, toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { cleanServiceType, emptySignUp, serviceTypeOptions } from '../sign-up-values'
import { AccountKindChoice } from './account-kind-choice'
import { PersonNameFields } from './person-name-fields'

const lazySchema = lazyResolver(async () => (await import('@stackyard/shared/schema/account')).SignupInput)

export type SignUpFormProps = {
  returnTo?: string
  /** Whose link led here. */
  referralCode?: string
  kind?: SignupInput['userType']
  onSignedUp: (session: Session) => void
}

/** Opens a customer or a seller account. */
export function SignUpForm({ returnTo, referralCode, kind = 'customer', onSignedUp }: SignUpFormProps) {
  const words = texts.auth.register
  const [problem, setProblem] = useState<Problem | null>(null)
  const human = useHumanTokens()
  const form = useForm({ resolver: lazySchema, defaultValues: { ...emptySignUp, userType: kind } })
  const userType = form.watch('userType')
  useAuthAudience(userType)
  const signUp = useMutation({
    mutationFn: async (input: SignupInput) =>
      (
        await client.auth.signup({
          ...input,
          captchaToken: await human.take(),
          ...(returnTo ? { returnTo } : {}),
          ...(referralCode ? { referralCode } : {}),
        })
      ).results,
    onSuccess: onSignedUp,
    onError: (error) => {
      human.renew()
      const left = showRefusal(form, error)
      const whole = toProblem(error)
      // A known address is said above the button, too: there stands the way to sign in with it.
      setProblem(whole.code === 'EMAIL_TAKEN' ? whole : left)
    },
  })
  const { errors } = form.formState
  // Registered ahead of what stands below it, though it is drawn later: the first refused field gets the focus.
  const serviceType = form.register('serviceType', {
    setValueAs: (value) => cleanServiceType(form.getValues('userType'), value),
  })
  const submit = form.handleSubmit((input) => {
    setProblem(null)
    signUp.mutate(input)
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <AccountKindChoice registration={form.register('userType')} />
      {userType === 'seller' ? (
        <SelectField
          label={words.serviceType}
          required
          placeholder={words.serviceTypePlaceholder}
          options={serviceTypeOptions}
          error={errors.serviceType?.message}
          {...serviceType}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonNameFields
          registrations={{ firstName: form.register('firstName'), lastName: form.register('lastName') }}
          errors={errors}
        />
        <TextField
          label={words.company}
          hint={words.companyHint}
          autoComplete="organization"
          error={errors.company?.message}
          {...form.register('company')}
        />
        <PhoneField
          label={words.phone}
          hint={words.phoneHint}
          error={errors.phone?.message}
          registration={form.register('phone')}
        />
      </div>
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <HumanCheckField tokens={human} />
      <FormProblem
        problem={problem}
        action={
          problem?.code === 'EMAIL_TAKEN' ? (
            <Link to="/auth/login" search={{ returnTo }} className="font-semibold underline">
              {words.taken}
            </Link>
          ) : undefined
        }
      />
      <Button type="submit" size="lg" block busy={signUp.isPending}>
        {words.submit}
      </Button>
      <LegalLine act="signUp" className="text-center" />
    </form>
  )
}
