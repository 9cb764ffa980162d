import { Link } from '@tanstack/react-router'
import { quantityInArea } from '@stackyard/shared/domain/capacity'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { Desk, DeskSpace, DeskWarehouse } from '@stackyard/shared/schema/desk'
import { Card } from '@stackyard/shared/ui/card'
import { deskTexts } from '../../../../lib/texts/desk'
import { takenPercent } from '../queries'

const words = deskTexts.space

const parts = [
  ['sold', 'var(--space-sold)'],
  ['held', 'var(--space-held)'],
  ['own', 'var(--space-own)'],
  ['free', 'var(--space-free)'],
] as const

const said = (feet: number, unit: SpaceType): string => {
  const quantity = quantityInArea(unit, feet)
  return unit === 'PALLET' ? words.pallets(quantity) : words.square(quantity)
}

/** What takes the space today, in all and by warehouse; nothing without a warehouse. */
export function DeskSpaceCard({ space: { all, warehouses } }: { space: Desk['space'] }) {
  if (warehouses.total === 0) return null
  return (
    <Card className="p-5">
      <h2 className="font-display mb-3 text-lg font-semibold">{words.title}</h2>
      <div className="grid grid-cols-1 gap-5">
        {warehouses.total > 1 ? <Space name={words.all} space={all} unit="SQ_FEET" /> : null}
        {warehouses.items.map((warehouse) => (
          <Warehouse key={warehouse.id} warehouse={warehouse} />
        ))}
      </div>
      {warehouses.total > warehouses.items.length ? (
        <p className="text-muted-foreground mt-2 text-sm">
          {deskTexts.more(warehouses.total - warehouses.items.length)}
        </p>
      ) : null}
    </Card>
  )
}

function Warehouse({ warehouse }: { warehouse: DeskWarehouse }) {
  const { id, name, spaceType } = warehouse
  return (
    <Link
      to="/dashboard/warehouses/space/$id"
      params={{ id: String(id) }}
      title={words.calendar(name)}
      className="hover:bg-subtle rounded-control -m-2 block p-2"
    >
      <Space name={name} space={warehouse} unit={spaceType} />
    </Link>
  )
}

function Space({ name, space, unit }: { name: string; space: DeskSpace; unit: SpaceType }) {
  return (
    <div className="text-sm">
      <p className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{name}</span>
        <span className="text-muted-foreground shrink-0 tabular-nums">{words.used(takenPercent(space))}</span>
      </p>
      <div aria-hidden className="rounded-control flex h-3 overflow-hidden">
        {parts.map(([kind, color]) =>
          space[kind] > 0 ? (
            <span key={kind} style={{ background: color, width: `${(space[kind] / space.total) * 100}%` }} />
          ) : null,
        )}
      </div>
      <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {parts.map(([kind, color]) => (
          <div key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-full border" style={{ background: color }} />
            <dt className="text-muted-foreground">{words.kinds[kind]}</dt>
            <dd className="tabular-nums">{said(space[kind], unit)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
