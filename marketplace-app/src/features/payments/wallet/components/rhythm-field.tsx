import { useId } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { walletTexts } from '../../../../lib/texts/wallet'

const words = walletTexts.add
const choices = [
  { value: false, label: words.once },
  { value: true, label: words.monthly },
] as const

type RhythmFieldProps = { recurring: boolean; hasMonthly: boolean; onChange: (recurring: boolean) => void }

/** Once, or the same amount every month; a seller has at most one monthly top-up. */
export function RhythmField({ recurring, hasMonthly, onChange }: RhythmFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={hasMonthly ? `${id}-hint` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{words.how}</legend>
      <div className="rounded-control bg-muted flex gap-1 p-1">
        {choices.map(({ value, label }) => {
          const isOff = value && hasMonthly
          return (
            <label
              key={label}
              className={cn(
                'has-checked:bg-card has-checked:text-foreground has-checked:shadow-raise text-muted-foreground has-focus-visible:outline-ring flex h-10 flex-1 items-center justify-center rounded-[4px] px-3 text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                isOff ? 'cursor-not-allowed opacity-55' : 'hover:text-foreground cursor-pointer',
              )}
            >
              <input
                type="radio"
                name={id}
                className="sr-only"
                checked={recurring === value}
                disabled={isOff}
                onChange={() => onChange(value)}
              />
              {label}
            </label>
          )
        })}
      </div>
      {hasMonthly ? (
        <p id={`${id}-hint`} className="text-muted-foreground mt-1.5 text-xs">
          {words.monthlyTaken}
        </p>
      ) : null}
    </fieldset>
  )
}
