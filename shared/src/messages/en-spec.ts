import { enSpecAccount } from './en-spec-account'
import { enSpecDiscovery } from './en-spec-discovery'

/**
 * The spec's texts in English, spelled right; en-x-spec.ts holds its own wording where that differs.
 * {product} is filled in from the brand.
 */
export const enSpec = { ...enSpecDiscovery, ...enSpecAccount } as const
