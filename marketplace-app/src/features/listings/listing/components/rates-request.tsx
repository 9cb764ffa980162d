import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { AskRate } from './ask-rate'

/** Managed listings show no booking box: their fulfillment rates are asked for. */
export function RatesRequest(props: { warehouse: Warehouse; user: SessionUser | null; path: string }) {
  return (
    <section aria-label={words.ratesTitle} className="rounded-card bg-card border p-5">
      <h2 className="font-display text-lg font-semibold">{words.ratesTitle}</h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.ratesLead}</p>
      <AskRate {...props} />
    </section>
  )
}
