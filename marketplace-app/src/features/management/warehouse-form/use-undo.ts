import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import { addStep, type History, redone, undone } from './undo-history'

/** Keystrokes within this time are one step, in milliseconds. */
const pause = 600

/** Takes back and puts back changes of the form, step by step; a pause of typing ends a step. */
export function useUndo(form: UseFormReturn<ListingContent>) {
  const history = useRef<History>({ past: [], present: JSON.stringify(form.getValues()), future: [] })
  const [can, setCan] = useState({ undo: false, redo: false })
  const show = (next: History) => {
    history.current = next
    setCan({ undo: next.past.length > 0, redo: next.future.length > 0 })
  }
  const note = useRef<() => void>(() => undefined)
  useEffect(() => {
    note.current = () => {
      const now = JSON.stringify(form.getValues())
      if (now !== history.current.present) show(addStep(history.current, now))
    }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => note.current(), pause)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])
  const goTo = (step: (from: History) => History) => {
    // What was typed just now is a step of its own.
    note.current()
    const next = step(history.current)
    if (next === history.current) return
    show(next)
    form.reset(JSON.parse(next.present) as ListingContent, { keepDefaultValues: true, keepErrors: true })
  }
  return { undo: { can: can.undo, run: () => goTo(undone) }, redo: { can: can.redo, run: () => goTo(redone) } }
}
