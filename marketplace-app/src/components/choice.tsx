import { Select } from '@stackyard/shared/ui/select'

export type ChoiceProps<T extends string> = {
  label: string
  /** The first option, which chooses nothing. */
  placeholder?: string
  value: T | undefined
  options: readonly { value: T; label: string }[]
  onChoose: (value: T | undefined) => void
  className?: string
}

/** One of the known values, as a filter above a list. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, placeholder, value, options, onChoose, className = 'w-full' } = props
  return (
    <Select
      aria-label={label}
      className={className}
      value={value ?? ''}
      {...(placeholder === undefined ? {} : { placeholder })}
      options={options}
      onChange={(event) => onChoose(options.find((option) => option.value === event.target.value)?.value)}
    />
  )
}
