import { formatCents } from '@stackyard/shared/domain/money'

/** Cents as dollars, without the cents when there are none: $149, $99.50. */
export const formatWholeCents = (cents: number): string => formatCents(cents).replace(/\.00$/, '')
