import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { adminTexts as words } from '../../../../lib/texts/admin'
import { ListingChips } from './listing-chips'
import { ListingMenu } from './listing-menu'

/** What an admin finds above the page of a listing: its state and the menu. */
export function ListingCuration({ warehouse }: { warehouse: Warehouse }) {
  return (
    <section
      aria-label={words.actions(warehouse.name)}
      className="max-w-page mx-auto flex w-full items-center justify-end gap-3 px-4 pt-4 sm:px-8"
    >
      <ListingChips listing={warehouse} />
      <ListingMenu listing={warehouse} />
    </section>
  )
}
