import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { ApiError } from '@stackyard/shared/contract/api-error'
import { clientContract } from '@stackyard/shared/contract/client-contract.gen'
import type { Contract } from '@stackyard/shared/contract/index'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'
import { endSession, readStoredSession, startSession } from './session'

const sessionFetch = createSessionFetch({ read: readStoredSession, save: startSession, clear: endSession })

const link = new OpenAPILink(clientContract as unknown as Contract, {
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
export const client: ContractRouterClient<Contract> = createORPCClient(link)
