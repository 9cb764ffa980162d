import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'

/** Regions of listings: those of the United States, then those of the world. */
export const regionOptions: readonly { value: string; label: string }[] = [...usRegions, ...globalRegions].map(
  ({ code, name }) => ({ value: code, label: name }),
)

export const regionName = (code: string): string => regionOptions.find(({ value }) => value === code)?.label ?? code
