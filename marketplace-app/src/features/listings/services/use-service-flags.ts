import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ServiceFlag } from '@stackyard/shared/schema/service'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { serviceTexts } from '../../../lib/texts/services'
import type { ServiceAction } from './flag-actions'

type Page = { results: ServiceCard[] }
type Before = { before: readonly (readonly [readonly unknown[], unknown])[] }

/** Services of one call. */
const batch = 100

/** Changes cards of every list at once, takes it back when the server refuses, and asks for the truth afterwards. */
function useCardChange() {
  const queryClient = useQueryClient()
  const lists = { queryKey: apiQuery.services.list.key() }
  return {
    show: async (ids: readonly number[], flag: ServiceFlag, value: boolean): Promise<Before> => {
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData(lists)
      queryClient.setQueriesData<Page>(
        lists,
        (page) =>
          page && {
            ...page,
            results: page.results.map((card) => (ids.includes(card.id) ? { ...card, [flag]: value } : card)),
          },
      )
      return { before }
    },
    takeBack: (context: Before | undefined) => {
      for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page)
    },
    refresh: async () => queryClient.invalidateQueries({ queryKey: apiQuery.services.key() }),
  }
}

/** Sets one flag of a service. */
export function useFlagService(id: number) {
  const { show, takeBack, refresh } = useCardChange()
  return useMutation({
    mutationFn: async ({ flag, value }: ServiceAction) => client.adminService.serviceUpdate({ id, [flag]: value }),
    onMutate: async ({ flag, value }) => show([id], flag, value),
    onSuccess: (_reply, { done, failed }) => notifyDone(done, { failed }),
    onError: (error, { failed }, context) => {
      takeBack(context)
      notifyFailure(failed, error)
    },
    onSettled: refresh,
  })
}

/** Sets one flag of many services, 100 by call. */
export function useFlagServices(onDone: () => void) {
  const { show, takeBack, refresh } = useCardChange()
  return useMutation({
    mutationFn: async ({ ids, flag, value }: { ids: readonly number[] } & Pick<ServiceAction, 'flag' | 'value'>) => {
      const outcome = { changed: [] as number[], refused: [] as number[] }
      for (let at = 0; at < ids.length; at += batch) {
        const { results } = await client.adminService.flagMany({ ids: ids.slice(at, at + batch), flag, value })
        outcome.changed.push(...results.changed)
        outcome.refused.push(...results.refused)
      }
      return outcome
    },
    onMutate: async ({ ids, flag, value }) => show(ids, flag, value),
    onSuccess: ({ changed }) => {
      notifyDone(serviceTexts.bulk.done(changed.length))
      onDone()
    },
    onError: (error, _change, context) => {
      takeBack(context)
      notifyFailure(serviceTexts.bulk.failed, error)
    },
    onSettled: refresh,
  })
}
