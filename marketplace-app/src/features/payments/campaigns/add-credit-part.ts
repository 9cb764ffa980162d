import type { ComponentType } from 'react'

/** The dialog that adds credit. The route passes it in, since the wallet is another feature. */
export type AddCreditPart = ComponentType<{
  /** Dollars that are missing. */
  missing: number
  onClose: () => void
}>
