import { arAccount } from './ar-account'
import { arDiscovery } from './ar-discovery'
import { arListing } from './ar-listing'
import { arOwn } from './ar-own'

/** Texts in Arabic by key. What is missing is never said by a page, or is the same in both languages. */
export const ar = { ...arListing, ...arDiscovery, ...arOwn, ...arAccount } as const
