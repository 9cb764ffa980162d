import type { Arrivals } from '@stackyard/shared/schema/arrival'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { call, ok, type Reply } from '../../../setup/api'
import { inDays } from '../../../setup/days'

/** 24 pallets in three days. */
export const announcement = (more: Record<string, unknown> = {}) => ({
  day: inDays(3),
  windowStart: '08:00',
  windowEnd: '10:00',
  quantity: 24,
  unit: 'pallet',
  carrier: 'Swift Lines',
  reference: 'PO 4500012345',
  note: 'Two trucks.',
  ...more,
})

export const arrivalsOf = (url: string, token: string, orderId: number): Promise<Reply<Arrivals>> =>
  call<Arrivals>(url, 'GET', `/user/transaction/${orderId}/arrivals`, { token })

export const announce = (
  url: string,
  token: string,
  orderId: number,
  more: Record<string, unknown> = {},
): Promise<Reply<Arrivals>> =>
  call<Arrivals>(url, 'POST', `/user/transaction/${orderId}/arrivals`, { token, body: announcement(more) })

/** A new arrival's id. */
export async function announced(url: string, token: string, orderId: number, more = {}): Promise<number> {
  const reply = await announce(url, token, orderId, more)
  if (!reply.success) throw new Error(`${reply.status} ${reply.message} ${JSON.stringify(reply.error)}`)
  return Math.max(...reply.results.arrivals.map(({ id }) => id))
}

export type Step = 'confirm' | 'propose' | 'decline' | 'accept' | 'cancel' | 'check-in'

export type Place = { orderId: number; id: number }

export const step = (
  url: string,
  token: string | undefined,
  { orderId, id }: Place,
  name: Step,
  body: Record<string, unknown> = {},
): Promise<Reply<Arrivals>> =>
  call<Arrivals>(url, 'PUT', `/user/transaction/${orderId}/arrivals/${id}/${name}`, {
    ...(token ? { token } : {}),
    body,
  })

export async function upload(url: string, token: string, name: string, content: Buffer): Promise<UploadedFile> {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(content)]), name)
  const [file] = await ok<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body })
  if (!file) throw new Error('nothing was uploaded')
  return file
}
