import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ServiceContent, ServiceRecord } from '@stackyard/shared/schema/service'
import { apiQuery, client } from '../../../lib/api'
import type { FormTarget } from './queries'

export type SaveRequest = {
  content: Partial<ServiceContent>
  isDraft: boolean
  /** Saved by itself, which only a draft is: what was published meanwhile stays as it is. */
  isUnasked?: true
}

/** Saves one after the other (`onKept` hears what was stored), always with the version seen last. The first save creates what there is not yet. */
export function useServiceSave(
  target: FormTarget,
  start: ServiceRecord | null,
  onKept: (content: Partial<ServiceContent>) => void,
) {
  const queryClient = useQueryClient()
  const latest = useRef(start)
  const [record, setRecord] = useState(start)
  const saving = useMutation({
    scope: { id: 'service-form' },
    mutationFn: async ({ content, isDraft, isUnasked }: SaveRequest): Promise<ServiceRecord> => {
      const known = latest.current
      if (isUnasked && known && !known.isDraft) return known
      const version = known?.version
      const fields = { ...content, isDraft, ...(version === undefined ? {} : { version }) }
      const { results } = await send(target, fields)
      latest.current = results
      return results
    },
    onSuccess: (saved, { content }) => {
      setRecord(saved)
      onKept(content)
      void queryClient.invalidateQueries({ queryKey: apiQuery.services.list.key() })
      void queryClient.invalidateQueries({ queryKey: apiQuery.services.get.key() })
    },
  })
  /** Takes what is stored now, so that the next save goes on from its version. */
  const adopt = (present: ServiceRecord) => {
    latest.current = present
    setRecord(present)
    saving.reset()
  }
  return { record, saving, adopt }
}

type Fields = Partial<ServiceContent> & { isDraft: boolean; version?: number }

async function send(target: FormTarget, fields: Fields) {
  switch (target.kind) {
    case 'own':
      return client.services.updateOwn(fields)
    case 'service':
      return client.adminService.serviceUpdate({ ...fields, id: target.id })
    case 'profile':
      return client.services.updateManagerByAdmin({ ...fields, id: target.sellerId })
    case 'partner':
      return client.adminService.partner({ ...fields, sellerId: target.sellerId, partner: true })
  }
}
