import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyDone } from '../../../../lib/notify'
import { apiQuery } from '../../../../lib/api'

/** One step of a change: said when done; the reservation and all that shows it is read again, after a refusal, too. */
export function useAmendmentStep<Input>(
  id: number,
  step: (input: Input) => Promise<unknown>,
  { done, onDone, onError }: { done: string; onDone?: () => void; onError?: (error: Error) => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: step,
    onSuccess: () => {
      notifyDone(done)
      onDone?.()
    },
    onError: (error) => onError?.(error),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQuery.amendment.list.key({ input: { id } }) }),
        queryClient.invalidateQueries({ queryKey: apiQuery.transaction.key() }),
        queryClient.invalidateQueries({ queryKey: apiQuery.installment.key() }),
      ]),
  })
}
