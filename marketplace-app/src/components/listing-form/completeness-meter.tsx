import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import type { Completeness } from '@stackyard/shared/domain/completeness'
import { userAtom } from '../../lib/session'
import { listingFormTexts as words } from '../../lib/texts/listing-form'

export type CompletenessMeterProps<T extends FieldValues> = {
  of: (content: T) => Completeness
  /** What each part is called, by its key. */
  labels: Readonly<Record<string, string>>
  onJump: (path: string) => void
}

/** How complete the form's listing or service is: what it needs to be published, and what would make it better found. */
export function CompletenessMeter<T extends FieldValues>({ of, labels, onJump }: CompletenessMeterProps<T>) {
  const { control } = useFormContext<T>()
  const user = useAtomValue(userAtom)
  const needsEmail = user !== null && user.userType !== 'admin' && !user.isEmailVerified
  const { percent, parts } = of(useWatch({ control }) as T)
  const missing = parts.filter((part) => !part.isDone)
  const lists = [
    { title: words.missing, parts: missing.filter(({ isRequired }) => isRequired), hasEmail: needsEmail },
    { title: words.recommended, parts: missing.filter(({ isRequired }) => !isRequired), hasEmail: false },
  ]
  return (
    <aside aria-label={words.complete(percent)} className="rounded-card bg-card border p-4">
      <p className="text-sm font-semibold">{words.complete(percent)}</p>
      <div
        role="progressbar"
        aria-label={words.complete(percent)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="bg-muted mt-2 h-2 overflow-hidden rounded-full"
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className="size-full">
          <rect width={percent} height="1" className="fill-primary" />
        </svg>
      </div>
      {lists.map(({ title, parts: listed, hasEmail }) =>
        listed.length > 0 || hasEmail ? (
          <section key={title} aria-label={title}>
            <p className="text-muted-foreground mt-3 text-xs">{title}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4 lg:block">
              {hasEmail ? (
                <li>
                  <Link
                    to="/auth/email-verify"
                    className="text-link inline-flex min-h-9 items-center text-sm underline-offset-4 hover:underline"
                  >
                    {words.verifyEmail}
                  </Link>
                </li>
              ) : null}
              {listed.map((part) => (
                <li key={part.key}>
                  <button
                    type="button"
                    className="text-link min-h-9 text-start text-sm underline-offset-4 hover:underline"
                    onClick={() => onJump(part.path)}
                  >
                    {part.label ?? labels[part.key]}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </aside>
  )
}
