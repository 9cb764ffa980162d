import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** After this long without a change, in milliseconds. */
const pause = 1500

/** Calls `save` when the writer rests; only while `isOn`, and never twice for the same content. */
export function useAutosave<T extends FieldValues & { name: string }>(
  form: UseFormReturn<T>,
  isOn: boolean,
  save: (content: T) => void,
) {
  const latest = useRef({ isOn, save })
  useEffect(() => {
    latest.current = { isOn, save }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = JSON.stringify(form.getValues())
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          const content = JSON.stringify(values)
          if (!latest.current.isOn || content === last || values.name.trim() === '') return
          last = content
          latest.current.save(values)
        }, pause)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])
}
