import { MICROS_PER_DOLLAR } from '@stackyard/shared/reference/campaigns'
import { formatMicros } from '@stackyard/shared/domain/micros'

/** Dollars as on the wire with the parts of a cent that they have: 0.0025 → "$0.0025", 12.5 → "$12.50". */
export const formatExact = (dollars: number): string => formatMicros(Math.round(dollars * MICROS_PER_DOLLAR))
