import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusal } from '../../../../lib/form'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { ProviderRefusal } from '../provider-refusal'
import { refreshPaymentMethods } from '../queries'

export type SaveOptions<Values extends FieldValues, Out, Saved> = {
  form: UseFormReturn<Values, unknown, Out>
  save: (values: Out) => Promise<Saved>
  words: { done: string; failed: string }
  onSaved: (saved: Saved) => void
  /** The provider's words when it was the provider that refused. */
  onRefused?: (message: string) => void
}

/** Saves a payment method's form: lists and summary follow, toasts say the spec's words, refused fields are shown. */
export function useSaveMethod<Values extends FieldValues, Out, Saved>(options: SaveOptions<Values, Out, Saved>) {
  const { form, words } = options
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const saving = useMutation({
    mutationFn: options.save,
    onSuccess: async (saved) => {
      await refreshPaymentMethods(queryClient)
      notifyDone(words.done, { failed: words.failed })
      options.onSaved(saved)
    },
    onError: (error) => {
      if (error instanceof ProviderRefusal) return options.onRefused?.(error.message)
      const left = showRefusal(form, error)
      setProblem(left)
      if (left) notifyFailure(words.failed, error)
    },
  })
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    saving.mutate(values)
  })
  return { submit, problem, busy: saving.isPending }
}
