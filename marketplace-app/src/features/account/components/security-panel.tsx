import { texts } from '../../../lib/texts'
import { PasswordForm } from './password-form'

const words = texts.settings

/** The own password (001 §2.2 #security). */
export function SecurityPanel() {
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title" className="font-display text-lg font-semibold">
        {words.passwordTitle}
      </h2>
      <p className="text-muted-foreground mt-1 mb-5 text-sm">{words.passwordLead}</p>
      <PasswordForm />
    </section>
  )
}
