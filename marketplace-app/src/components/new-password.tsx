import type { ComponentProps } from 'react'
import { texts } from '../lib/texts'
import { PasswordField } from './form-fields'

type Registered = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete' | 'required'>

/** A new password, twice: `password` and `repeat` are what the form registered, each with its error. */
export function NewPassword({
  words,
  password,
  repeat,
}: {
  words: { password: string; repeat: string }
  password: Registered
  repeat: Registered
}) {
  return (
    <>
      <PasswordField
        label={words.password}
        hint={texts.auth.register.passwordHint}
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordField label={words.repeat} autoComplete="new-password" required {...repeat} />
    </>
  )
}
