import { useEffect } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The fields that a form says something about, each by its path, in the order they were refused. */
export const refusedPaths = (errors: FieldErrors, start = ''): string[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return []
    return typeof error.type === 'string' ? [start + key] : refusedPaths(error as FieldErrors, `${start}${key}.`)
  })

/** What was said of a field was said of its value then: it goes as soon as the field is changed. */
export function useChangedFieldsCleared<T extends FieldValues>(form: UseFormReturn<T>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && form.getFieldState(name as Path<T>).error) form.clearErrors(name as Path<T>)
        },
      }),
    [form],
  )
}
