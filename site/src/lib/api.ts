import type { ContractRouterClient } from '@orpc/contract'
import { createApiClient } from '@stackyard/shared/contract/api-client'
import { browserSession } from '@stackyard/shared/contract/browser-session'
import { clientContract } from '@stackyard/shared/contract/client-contract.gen'
import type { Contract } from '@stackyard/shared/contract/index'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'

/**
 * The marketplace API for the islands: `const { results, total } = await client.warehouse.list({ limit: 24 })`.
 * Refusals are thrown as ApiError.
 */
export const client: ContractRouterClient<Omit<Contract, 'chat' | 'contentDraft'>> = createApiClient(clientContract, {
  base: () => `${location.origin}/api`,
  fetch: createSessionFetch(browserSession),
})
