import { queryOptions } from '@tanstack/react-query'
import type { ServiceRecord } from '@stackyard/shared/schema/service'
import { apiQuery, client } from '../../../lib/api'

export const serviceQuery = (id: string) =>
  apiQuery.services.get.queryOptions({ input: { id }, select: (reply) => reply.results })

/** Whose service a form writes. */
export type FormTarget =
  | { kind: 'own' }
  | { kind: 'service'; id: number }
  | { kind: 'profile'; sellerId: number }
  | { kind: 'partner'; sellerId: number }

/** The record that a form writes; null for none yet. */
export async function readRecord(target: FormTarget): Promise<ServiceRecord | null> {
  if (target.kind === 'own') return (await client.services.own({})).results
  if (target.kind === 'service') return (await client.adminService.serviceRecord({ id: target.id })).results
  return (await client.services.managerDetails({ id: target.sellerId })).results
}

/** The record behind the form, null for none yet; always asked anew, so that the form starts from the present version. */
export const recordQuery = (target: FormTarget) =>
  queryOptions({
    queryKey: ['service-record', target],
    queryFn: () => readRecord(target),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
