import { get, useFormContext } from 'react-hook-form'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'

export const useListingForm = () => useFormContext<ListingContent>()

/** What the form says is wrong with a field. */
export function useFieldError(key: string): string | undefined {
  const { formState } = useListingForm()
  const error: unknown = get(formState.errors, key)
  return error && typeof error === 'object' && 'message' in error ? String(error.message) : undefined
}
