import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { TextField } from '../../../../components/form-fields'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'

const lazySchema = lazyResolver(async () =>
  (await import('@stackyard/shared/schema/account')).LoginInput.pick({ email: true }),
)

/** Asks for a reset link; the answer is the same for known and unknown addresses. */
export function ForgotPasswordForm() {
  const words = texts.auth.forgot
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ resolver: lazySchema, defaultValues: { email: '' } })
  const ask = useMutation({
    mutationFn: (input: { email: string }) => client.auth.forgotPassword(input),
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  if (ask.isSuccess)
    return (
      <Notice tone="success" announce title={words.sentTitle}>
        {words.sent(ask.variables.email)}
      </Notice>
    )
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit((input) => {
        setProblem(null)
        ask.mutate(input)
      })}
    >
      <TextField
        label={texts.auth.login.email}
        type="email"
        autoComplete="username"
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" size="lg" block busy={ask.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
