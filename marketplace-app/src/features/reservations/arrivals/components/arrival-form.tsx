import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Arrivals } from '@stackyard/shared/schema/arrival'
import type { Envelope } from '@stackyard/shared/schema/envelope'
import { type ErrorOf, FieldsDialog } from '../../../../components/fields-dialog'
import { arrivalTexts as words } from '../../../../lib/texts/arrivals'
import { useArrivalStep } from '../queries'

type ArrivalFormProps<TInput> = {
  /** Of the reservation. */
  id: number
  title: string
  lead: string
  send: string
  done: string
  schema: z.ZodType<TInput>
  /** What is sent, of the fields as they were typed. */
  values: (fields: Record<string, string>) => Record<string, unknown>
  call: (input: TInput) => Promise<Envelope<Arrivals>>
  onClose: () => void
  isDisabled?: boolean
  children: (errorOf: ErrorOf) => ReactNode
}

/** A step that asks for something first. */
export function ArrivalForm<TInput>({ id, done, call, ...dialog }: ArrivalFormProps<TInput>) {
  const step = useArrivalStep(id, call, { done, onDone: dialog.onClose, isQuiet: true })
  return <FieldsDialog {...dialog} cancel={words.form.back} saving={step} />
}
