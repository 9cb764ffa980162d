import { createContext, type ReactNode, Suspense, use } from 'react'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'

type Controls = (listing: ListingCard) => ReactNode

const CardControlsContext = createContext<Controls | null>(null)

/** Gives every card of a warehouse below it the controls of its reader's role. */
export const CardControlsProvider = CardControlsContext.Provider

/** Whether the reader's role has controls on cards. */
export const useHasCardControls = (): boolean => use(CardControlsContext) !== null

/** The controls that the reader's role has on a card of a warehouse; nothing for readers without any. */
export function CardControls({ listing }: { listing: ListingCard }) {
  const render = use(CardControlsContext)
  if (!render) return null
  return <Suspense fallback={<div className="min-h-11" />}>{render(listing)}</Suspense>
}
