import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Whether a form holds what no save has kept. `keep` takes what a save sent: all of the content, or the parts that were
 * stored by themselves.
 */
export function useKept<T extends FieldValues>(form: UseFormReturn<T>) {
  const kept = useRef<Record<string, string> | null>(null)
  kept.current ??= partsOf(form.getValues())
  const [isChanged, setChanged] = useState(false)
  const look = useCallback(
    (values: T) => setChanged(Object.entries(partsOf(values)).some(([key, part]) => kept.current?.[key] !== part)),
    [],
  )
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => look(values) }), [form, look])
  const keep = (stored: Partial<T>) => {
    Object.assign(kept.current ?? {}, partsOf(stored))
    look(form.getValues())
  }
  return { isChanged, keep }
}

const partsOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value) ?? '']))
