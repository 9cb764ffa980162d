import { createContext, use } from 'react'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'

type SavedListing = { record: WarehouseRecord | null; adopt: (saved: WarehouseRecord) => void }

const SavedListingContext = createContext<SavedListing>({ record: null, adopt: () => undefined })

/** Hands the saved record down to parts that save by calls of their own. */
export const SavedListingProvider = SavedListingContext.Provider

export const useSavedListing = (): SavedListing => use(SavedListingContext)
