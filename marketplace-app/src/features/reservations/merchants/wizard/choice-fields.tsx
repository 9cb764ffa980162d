import { type ReactNode, useId, useState } from 'react'
import { Check } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { RequiredMark } from '@stackyard/shared/ui/label'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import { sayName } from '@stackyard/shared/ui/say'

const choiceClass =
  'rounded-control border-input bg-card hover:border-ring has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-ring flex min-h-11 cursor-pointer items-center border px-3.5 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

export type ChoiceLabels = { label: string; required?: boolean; error?: string; hint?: ReactNode }

/** A question with several controls: its label is their group's name. */
function ChoiceGroup({
  label,
  required,
  error,
  hint,
  role,
  children,
}: ChoiceLabels & { role: 'group' | 'radiogroup'; children: ReactNode }) {
  const id = useId()
  return (
    <div
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required={role === 'radiogroup' && required ? true : undefined}
      className="grid gap-2"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </p>
      {hint ? <p className="text-muted-foreground text-xs">{hint}</p> : null}
      {children}
      <p id={`${id}-error`} aria-live="polite" className={cn('text-danger-ink text-sm', error ? '' : 'hidden')}>
        {error === undefined ? null : sayName(error)}
      </p>
    </div>
  )
}

type Option = { value: string; label: string; hint?: string }

/** One of a few, each in view. */
export function RadioChoices({
  name,
  value,
  options,
  onChoose,
  className,
  ...labels
}: ChoiceLabels & {
  name: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
  className?: string
}) {
  return (
    <ChoiceGroup {...labels} role="radiogroup">
      <div className={cn('flex flex-wrap gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(choiceClass, option.hint ? 'items-start py-3' : 'min-w-20 justify-center')}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            <span>
              <span className="font-semibold">{sayName(option.label)}</span>
              {option.hint ? <span className="text-muted-foreground mt-0.5 block text-xs">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** As many as a list shows before one asks for all. */
const FIRST = 10

/** Several of a list; a long one shows its first options and those chosen until all are asked for. */
export function ManyChoices({
  options,
  chosen,
  onChosen,
  ...labels
}: ChoiceLabels & { options: readonly Option[]; chosen: readonly string[]; onChosen: (chosen: string[]) => void }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = options.length > FIRST + 2
  const shown =
    isWhole || !isLong ? options : options.filter(({ value }, index) => index < FIRST || chosen.includes(value))
  return (
    <ChoiceGroup {...labels} role="group">
      <div className="flex flex-wrap gap-2">
        {shown.map(({ value, label }) => (
          <label key={value} className={cn(choiceClass, 'group gap-1.5')}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChosen(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
              className="sr-only"
            />
            <Check aria-hidden className="hidden size-4 group-has-checked:block" />
            {sayName(label)}
          </label>
        ))}
        {isLong ? (
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.showFewer : words.showAll(options.length)}
          </Button>
        ) : null}
      </div>
    </ChoiceGroup>
  )
}
