import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { PasswordField } from '../../../../components/form-fields'
import { NewPassword } from '../../../../components/new-password'
import { client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { lazyResolver } from '../../../../lib/lazy-resolver'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { startSession } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import type { PasswordChange } from '../password-pair'

const words = texts.settings
const lazySchema = lazyResolver(async () => (await import('../password-pair')).PasswordChange)
const empty = { currentPassword: '', newPassword: '', repeat: '' }

/** Changes the own password; every other session ends and this one goes on with a new token. */
export function PasswordForm() {
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({ resolver: lazySchema, defaultValues: empty })
  const change = useMutation({
    mutationFn: async ({ currentPassword, newPassword }: PasswordChange) =>
      (await client.auth.updatePassword({ currentPassword, newPassword })).results,
    onSuccess: (session) => {
      startSession(session)
      form.reset(empty)
      notifyDone(words.passwordSaved)
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={form.handleSubmit((input) => {
        setProblem(null)
        change.mutate(input)
      })}
    >
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPassword
        words={texts.auth.reset}
        password={{ error: errors.newPassword?.message, ...form.register('newPassword') }}
        repeat={{ error: errors.repeat?.message, ...form.register('repeat') }}
      />
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" busy={change.isPending}>
          {words.changePassword}
        </Button>
      </div>
    </form>
  )
}
