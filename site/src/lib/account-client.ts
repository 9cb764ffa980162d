import type { ContractRouterClient } from '@orpc/contract'
import { createApiClient } from '@stackyard/shared/contract/api-client'
import { appContract } from '@stackyard/shared/contract/app-contract.gen'
import { browserSession } from '@stackyard/shared/contract/browser-session'
import type { Contract } from '@stackyard/shared/contract/index'
import { createSessionFetch } from '@stackyard/shared/contract/session-fetch'

/** What signed-in readers save of the site; loaded with the dialogs that save it, so that no page carries the routes. */
export const accountClient: ContractRouterClient<Pick<Contract, 'savedSearch' | 'shortlist'>> = createApiClient(
  { savedSearch: appContract.savedSearch, shortlist: appContract.shortlist },
  { base: () => `${location.origin}/api`, fetch: createSessionFetch(browserSession) },
)
