import type { ContractRouterClient } from '@orpc/contract'
import { createApiClient } from '@stackyard/shared/contract/api-client'
import type { appContract } from '@stackyard/shared/contract/app-contract.gen'
import { browserSession } from '@stackyard/shared/contract/browser-session'
import { clientContract } from '@stackyard/shared/contract/client-contract.gen'
import type { Contract } from '@stackyard/shared/contract/index'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'

/** What the site may call: all but the groups of the app alone. */
type SiteContract = Omit<Contract, keyof typeof appContract>

/**
 * The marketplace API for the islands: `const { results, total } = await client.warehouse.list({ limit: 24 })`.
 * Refusals are thrown as ApiError.
 */
export const client: ContractRouterClient<SiteContract> = createApiClient(clientContract, {
  base: () => `${location.origin}/api`,
  fetch: createSessionFetch(browserSession),
})
