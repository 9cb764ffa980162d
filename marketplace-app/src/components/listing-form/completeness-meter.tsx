import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import type { CompletenessPart } from '@stackyard/shared/domain/listing-problems'
import { listingFormTexts as words } from '../../lib/texts/listing-form'

export type CompletenessMeterProps<T extends FieldValues> = {
  of: (content: T) => { percent: number; parts: readonly CompletenessPart[] }
  /** What each part is called, by its key. */
  labels: Readonly<Record<string, string>>
  onJump: (path: string) => void
}

/** How whole the form's listing or service is, and what is missing, each with the way to it. */
export function CompletenessMeter<T extends FieldValues>({ of, labels, onJump }: CompletenessMeterProps<T>) {
  const { control } = useFormContext<T>()
  const { percent, parts } = of(useWatch({ control }) as T)
  const missing = parts.filter((part) => !part.isDone)
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
      {missing.length > 0 ? (
        <>
          <p className="text-muted-foreground mt-3 text-xs">{words.missing}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 lg:block">
            {missing.map((part) => (
              <li key={part.key}>
                <button
                  type="button"
                  className="text-link min-h-9 text-start text-sm underline-offset-4 hover:underline"
                  onClick={() => onJump(part.path)}
                >
                  {labels[part.key]}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </aside>
  )
}
