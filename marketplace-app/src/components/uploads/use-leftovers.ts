import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { deleteLeftovers } from './kept-uploads'

/**
 * Deletes, once a form is left, what was uploaded in it and is needed neither by its content nor by the record as saved;
 * until then a file that was taken out can be put back. With null, as while
 * it is being saved, nothing is deleted.
 */
export function useLeftovers<T extends FieldValues>({ control, getValues }: UseFormReturn<T>, record: object | null) {
  const saved = useRef(record)
  useEffect(() => {
    saved.current = record
  })
  useEffect(
    () => () => {
      if (saved.current) void deleteLeftovers(control, [getValues(), saved.current])
    },
    [control, getValues],
  )
}
