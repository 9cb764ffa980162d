import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Session, SignInOutcome } from '@stackyard/shared/schema/account'
import type { SecondStep } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { PasswordField, TextField } from '../../../../components/form-fields'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { signInWithPassword } from '../sign-in-with-password'
import { PasskeyButton } from './passkey-button'
import { SecondStepForm } from './second-step-form'

const lazySchema = lazyResolver(async () => (await import('@stackyard/shared/schema/account')).LoginInput)

export type SignInFormProps = { returnTo?: string; onSignedIn: (session: Session) => void }

/** Email and password, then the second step of accounts that ask for one; or a passkey alone. */
export function SignInForm(props: SignInFormProps) {
  const [step, setStep] = useState<SecondStep | null>(null)
  const { onSignedIn } = props
  if (step) return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={() => setStep(null)} />
  return (
    <>
      <PasswordForm
        {...props}
        onAnswer={(outcome) => ('secondStep' in outcome ? setStep(outcome.secondStep) : onSignedIn(outcome))}
      />
      <PasskeyButton onSignedIn={onSignedIn} />
    </>
  )
}

type PasswordFormProps = Pick<SignInFormProps, 'returnTo'> & { onAnswer: (outcome: SignInOutcome) => void }

/** 401, 423 and 403 each say their own sentence. */
function PasswordForm({ returnTo, onAnswer }: PasswordFormProps) {
  const words = texts.auth.login
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ resolver: lazySchema, defaultValues: { email: '', password: '' } })
  const signIn = useMutation({
    mutationFn: signInWithPassword,
    onSuccess: onAnswer,
    onError: (error) => {
      form.resetField('password')
      setProblem(showRefusal(form, error))
      form.setFocus('password')
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit((input) => {
        setProblem(null)
        signIn.mutate(input)
      })}
    >
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="grid grid-cols-1 gap-2">
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link
          to="/auth/forgot-password"
          search={{ returnTo }}
          className="text-link justify-self-end text-sm underline-offset-4 hover:underline"
        >
          {words.forgot}
        </Link>
      </div>
      <FormProblem problem={problem} />
      <Button type="submit" size="lg" block busy={signIn.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
