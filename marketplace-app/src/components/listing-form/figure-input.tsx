import { Controller } from 'react-hook-form'
import { figureProblem, type FigureLimit } from '@stackyard/shared/reference/listing-limits'
import type { FieldControl } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { readFigure } from './read-figure'
import { useFieldError, useListingForm } from './use-listing-form'

type FigureInputProps = {
  name: string
  limit: FigureLimit
  className?: string
  'aria-label'?: string
} & Partial<FieldControl>

/**
 * A figure of a form. Its arrows stop at the limits; a typed figure beyond them stays as it was typed and is refused with
 * the limit.
 */
export function FigureInput({ name, limit, ...attributes }: FigureInputProps) {
  const { control, setError, clearErrors } = useListingForm()
  const path = name as 'price1'
  const error = useFieldError(name)
  const check = (figure: number | null) => {
    const message = figureProblem(figure, limit)
    if (message) setError(path, { type: 'limit', message })
    else clearErrors(path)
  }
  return (
    <Controller
      control={control}
      name={path}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Input
          aria-invalid={error ? true : undefined}
          {...attributes}
          ref={ref}
          name={name}
          type="number"
          inputMode="decimal"
          min={limit.min}
          max={Number.isFinite(limit.max) ? limit.max : undefined}
          step="any"
          value={value ?? ''}
          onBlur={onBlur}
          onChange={(event) => {
            const figure = readFigure(event.target.value)
            onChange(figure)
            check(figure)
          }}
        />
      )}
    />
  )
}
