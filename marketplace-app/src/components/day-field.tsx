export type DayFieldProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day; a day that is only half typed changes nothing. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <label className="border-input bg-card rounded-control focus-within:outline-ring flex h-11 min-w-0 items-center gap-2 border px-3 text-sm focus-within:outline-2 focus-within:outline-offset-2">
      <span className="text-muted-foreground shrink-0">{label}</span>
      <input
        type="date"
        className="min-w-0 flex-1 bg-transparent outline-none"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  )
}
