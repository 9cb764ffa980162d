import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { quoteTexts } from '../../../../lib/texts/quotes'

const words = quoteTexts.act

/** One step of a quote: said when done, said when refused, and everything that shows the quote is read again. */
export function useQuoteStep<Input>(
  step: (input: Input) => Promise<unknown>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: step,
    onSuccess: () => {
      notifyDone(done, { failed: words.failed })
      onDone()
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
