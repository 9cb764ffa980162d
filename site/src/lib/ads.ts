import { readUser } from '@stackyard/shared/contract/browser-session'
import { adCalls } from '@stackyard/shared/ui/sponsored-cards'
import { client } from './api'

/** Asks for the sponsored cards of a list; admins get none. */
export const ads = adCalls(
  (input, options) => client.ad.list(input, options),
  () => readUser()?.userType !== 'admin',
)
