import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClass } from './input'
import { sayName } from './say'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string }

/** The platform's own select in our dress: native keyboard, native list on phones. Options that are our words are said in the language of the page. */
export function Select({ className, options, placeholder, ...rest }: SelectProps) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(controlClass, 'h-11 appearance-none truncate pe-9')} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} dir="auto">
            {sayName(option.label)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2"
      />
    </span>
  )
}
