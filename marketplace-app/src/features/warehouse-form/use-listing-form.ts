import { createContext, use } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'

export const useListingForm = () => useFormContext<ListingContent>()

/** What the form says is wrong with a field. */
export function useFieldError(key: string): string | undefined {
  const { formState } = useListingForm()
  const error: unknown = get(formState.errors, key)
  return error && typeof error === 'object' && 'message' in error ? String(error.message) : undefined
}

type SavedListing = { record: WarehouseRecord | null; adopt: (saved: WarehouseRecord) => void }

const SavedListingContext = createContext<SavedListing>({ record: null, adopt: () => undefined })

/** Hands the saved record down to parts that save by calls of their own. */
export const SavedListingProvider = SavedListingContext.Provider

export const useSavedListing = (): SavedListing => use(SavedListingContext)
