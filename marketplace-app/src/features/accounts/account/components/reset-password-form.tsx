import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { NewPassword } from '../../../../components/new-password'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import type { Problem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'

const lazySchema = lazyResolver(async () => (await import('../password-pair')).PasswordPair)

/** Sets a new password with the token of the mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const words = texts.auth.reset
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ resolver: lazySchema, defaultValues: { password: '', repeat: '' } })
  const reset = useMutation({
    mutationFn: (password: string) => client.auth.resetPassword({ token, password }),
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  if (reset.isSuccess)
    return (
      <Notice
        tone="success"
        announce
        title={words.doneTitle}
        action={
          <Button asChild size="sm">
            <Link to="/auth/login">{texts.auth.login.link}</Link>
          </Button>
        }
      >
        {words.done}
      </Notice>
    )
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={form.handleSubmit(({ password }) => {
        setProblem(null)
        reset.mutate(password)
      })}
    >
      <NewPassword
        words={words}
        password={{ error: errors.password?.message, ...form.register('password') }}
        repeat={{ error: errors.repeat?.message, ...form.register('repeat') }}
      />
      <FormProblem
        problem={problem}
        action={
          problem?.code === 'TOKEN_INVALID' ? (
            <Link to="/auth/forgot-password" className="font-semibold underline">
              {words.askAgain}
            </Link>
          ) : undefined
        }
      />
      <Button type="submit" size="lg" block busy={reset.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
