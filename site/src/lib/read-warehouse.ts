import { browserSession } from '@stackyard/shared/contract/browser-session'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'
import type { Envelope } from '@stackyard/shared/schema/envelope'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'

const sessionFetch = createSessionFetch(browserSession)

/**
 * `client.warehouse.get` without the client: the listing page makes this one call before any interaction, and the
 * client would take a sixth of its byte budget. Rejects on anything but a whole answer.
 */
export async function readWarehouse(id: number): Promise<Warehouse> {
  const reply = await sessionFetch(new Request(`${location.origin}/api/warehouse/${id}`))
  const body = (await reply.json()) as Envelope<Warehouse>
  if (!reply.ok || !body.success) throw new Error(body.message)
  return body.results
}
