import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Envelope } from '@stackyard/shared/schema/envelope'
import type { Arrivals } from '@stackyard/shared/schema/arrival'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { arrivalTexts } from '../../../lib/texts/arrivals'

/** The arrivals of a reservation and where they go. */
export const arrivalsQuery = (id: number) =>
  apiQuery.arrival.list.queryOptions({ input: { id }, select: (reply) => reply.results })

type PhotoPlace = { id: number; arrivalId: number; fileId: number }

/** The small version of a photo; its bytes need the reader's own right. */
export const photoQuery = (place: PhotoPlace) => ({
  queryKey: ['arrival-photo', place.id, place.arrivalId, place.fileId],
  queryFn: () => client.arrival.photo({ ...place, preview: true }),
  staleTime: Infinity,
  gcTime: 60_000,
})

type Reply = Envelope<Arrivals>

/** A step whose answer is all arrivals after it; `done` is said, a failure unless the form shows it. */
export function useArrivalStep<TInput>(
  id: number,
  call: (input: TInput) => Promise<Reply>,
  { done, onDone, isQuiet = false }: { done: string; onDone?: () => void; isQuiet?: boolean },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (reply) => {
      queryClient.setQueryData(apiQuery.arrival.list.queryKey({ input: { id } }), reply)
      notifyDone(done, { failed: arrivalTexts.failed })
      void queryClient.invalidateQueries({ queryKey: apiQuery.desk.key() })
      onDone?.()
    },
    onError: (error) => {
      if (!isQuiet) notifyFailure(arrivalTexts.failed, error)
      // What was allowed a moment ago may have changed.
      void queryClient.invalidateQueries({ queryKey: apiQuery.arrival.key() })
    },
  })
}
