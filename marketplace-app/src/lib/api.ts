import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { ApiError } from '@stackyard/shared/contract/api-error'
import { browserSession } from '@stackyard/shared/contract/browser-session'
import { clientContract } from '@stackyard/shared/contract/client-contract.gen'
import type { Contract } from '@stackyard/shared/contract/index'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'

const sessionFetch = createSessionFetch(browserSession)

/** `idempotencyKey` is sent as the Idempotency-Key header: `client.purchase.create(input, { context: { idempotencyKey } })`. */
type CallContext = { idempotencyKey?: string }

const link = new OpenAPILink<CallContext>(clientContract as unknown as Contract, {
  headers: ({ context }) => (context?.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  url: () => `${location.origin}/api`,
  fetch: (request) => sessionFetch(request),
  customErrorResponseBodyDecoder: (body, response) => new ORPCError('REFUSED', { status: response.status, data: body }),
  interceptors: [
    async ({ next }) => {
      try {
        return await next()
      } catch (error) {
        if (error instanceof ORPCError) throw ApiError.fromBody(error.status, error.data)
        if (error instanceof TypeError) throw ApiError.offline()
        throw error
      }
    },
  ],
})

/**
 * The marketplace API for the app: `const { results, total } = await client.warehouse.list({ limit: 24 })`.
 * Refusals are thrown as ApiError.
 */
export const client: ContractRouterClient<Contract, CallContext> = createORPCClient(link)

/** Query and mutation options by endpoint: `useQuery(apiQuery.cards.list.queryOptions())`. */
export const apiQuery = createTanstackQueryUtils(client)
