import { useId } from 'react'
import type { FileMode } from '@stackyard/shared/domain/listing-file'
import { listingImportTexts as words } from '../../../../lib/texts/listing-import'

const modes = ['add', 'change'] as const satisfies readonly FileMode[]

/** Whether the file adds listings or changes those that it names. */
export function ModeChoice({ value, onChange }: { value: FileMode; onChange: (mode: FileMode) => void }) {
  const name = useId()
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{words.mode}</legend>
      {modes.map((mode) => (
        <label
          key={mode}
          className="rounded-card bg-card has-checked:border-primary has-focus-visible:outline-ring grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 border p-4 text-sm has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name={name}
            className="accent-primary row-span-2 mt-0.5 size-4"
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          <span className="font-semibold">{words.modes[mode].label}</span>
          <span className="text-muted-foreground">{words.modes[mode].hint}</span>
        </label>
      ))}
    </fieldset>
  )
}
