import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { MailWarning } from 'lucide-react'
import { userAtom } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'

/** Until the address is verified: a line with the way to do it. */
export function EmailNotice() {
  const user = useAtomValue(userAtom)
  if (!user || user.isEmailVerified) return null
  return (
    <aside
      aria-label={texts.shell.verifyEmail}
      className="border-warning-border bg-warning-surface text-warning-ink flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2.5 text-sm sm:px-8"
    >
      <MailWarning aria-hidden className="size-4" />
      <span>{texts.shell.verifyEmail}</span>
      <Link to="/auth/email-verify" className="font-semibold underline underline-offset-4">
        {texts.shell.verifyEmailLink}
      </Link>
    </aside>
  )
}
