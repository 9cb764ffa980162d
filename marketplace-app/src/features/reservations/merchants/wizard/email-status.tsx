import { Link } from '@tanstack/react-router'
import { MailCheck, MailWarning } from 'lucide-react'
import { merchantTexts } from '../../../../lib/texts/merchants'
import { texts } from '../../../../lib/texts'

/** whether the account's address is verified, and the way to verify it. */
export function EmailStatus({ isVerified }: { isVerified: boolean }) {
  if (isVerified)
    return (
      <p className="text-success-ink mt-1 flex items-center gap-2 text-sm">
        <MailCheck aria-hidden className="size-4" /> {merchantTexts.verified}
      </p>
    )
  return (
    <p className="text-warning-ink mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      <MailWarning aria-hidden className="size-4" />
      {texts.shell.verifyEmail}
      <Link
        to="/auth/email-verify"
        className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
      >
        {texts.shell.verifyEmailLink}
      </Link>
    </p>
  )
}
