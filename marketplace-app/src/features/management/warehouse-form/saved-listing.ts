import { createContext, use } from 'react'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'

type SavedListing = {
  record: WarehouseRecord | null
  adopt: (saved: WarehouseRecord) => void
  /** Tells the form what of its content is stored. */
  keep: (stored: Partial<ListingContent>) => void
}

const SavedListingContext = createContext<SavedListing>({
  record: null,
  adopt: () => undefined,
  keep: () => undefined,
})

/** Hands the saved record down to parts that save by calls of their own. */
export const SavedListingProvider = SavedListingContext.Provider

export const useSavedListing = (): SavedListing => use(SavedListingContext)
