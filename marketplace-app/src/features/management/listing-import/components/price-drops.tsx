import { confirmationOf } from '@stackyard/shared/domain/confirmed-row'
import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Notice } from '../../../../components/notice'
import { listingImportTexts } from '../../../../lib/texts/listing-import'
import { withOne } from '../../../../lib/use-ticked'

const words = listingImportTexts.preview.drops

type Props = {
  drops: NonNullable<ListingImport['priceDrops']>
  confirmed: ReadonlySet<string>
  onConfirm: (confirmed: ReadonlySet<string>) => void
}

/** Rows whose prices fall by more than half, each with a box that confirms it, and one for all. */
export function PriceDrops({ drops, confirmed, onConfirm }: Props) {
  const all = drops.map(confirmationOf)
  const isAll = all.every((one) => confirmed.has(one))
  return (
    <Notice tone="warning" announce title={words.title(drops.length)}>
      <p>{words.lead}</p>
      <fieldset className="mt-3 grid grid-cols-1 gap-1">
        <legend className="sr-only">{words.title(drops.length)}</legend>
        {drops.length > 1 ? (
          <Checkbox
            label={words.all(drops.length)}
            checked={isAll}
            onChange={() => onConfirm(isAll ? new Set() : new Set(all))}
          />
        ) : null}
        <ul className="grid max-h-96 grid-cols-1 gap-1 overflow-y-auto">
          {drops.map((drop) => (
            <li key={drop.row} className="min-w-0">
              <Checkbox
                label={words.row(drop.name, drop.row)}
                hint={drop.drops.join('; ')}
                checked={confirmed.has(confirmationOf(drop))}
                onChange={(event) => onConfirm(withOne(confirmed, confirmationOf(drop), event.target.checked))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Notice>
  )
}
