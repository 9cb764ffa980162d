import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createApiClient } from '@stackyard/shared/contract/api-client'
import { appContract } from '@stackyard/shared/contract/app-contract.gen'
import { browserSession } from '@stackyard/shared/contract/browser-session'
import { clientContract } from '@stackyard/shared/contract/client-contract.gen'
import type { Contract } from '@stackyard/shared/contract/index'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'
import { withStepUp } from './step-up'

/** `idempotencyKey` is sent as the Idempotency-Key header: `client.purchase.create(input, { context: { idempotencyKey } })`. */
type CallContext = { idempotencyKey?: string }

/** `fetch` with the session's token, which it renews when it has ended. */
export const sessionFetch = createSessionFetch(browserSession)

/**
 * The marketplace API for the app: `const { results, total } = await client.warehouse.list({ limit: 24 })`.
 * Refusals are thrown as ApiError.
 */
export const client: ContractRouterClient<Contract, CallContext> = createApiClient(
  { ...clientContract, ...appContract },
  {
    base: () => `${location.origin}/api`,
    fetch: withStepUp(sessionFetch),
  },
)

/** Query and mutation options by endpoint: `useQuery(apiQuery.cards.list.queryOptions())`. */
export const apiQuery = createTanstackQueryUtils(client)
