import { formatCents } from '@stackyard/shared/domain/money'
import type { Compared } from '@stackyard/shared/schema/compare'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { featureLabel } from '@stackyard/shared/ui/feature-labels'
import { countryName, formatDay, formatNumber } from '@stackyard/shared/ui/format'
import { pictureAt } from '@stackyard/shared/ui/picture'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export type CompareTableProps = {
  columns: readonly Compared[]
  /** Months. */
  term: number
  loginHref: string
  onRemove: (id: number) => void
}

type Line = { key: string; label: string }

/** Every line that some column has, in the order of the bill. */
function linesOf(columns: readonly Compared[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { cost } of columns)
    for (const { key, label } of cost?.lines ?? [])
      if (!lines.has(key)) lines.set(key, { key, label: key === 'storage' ? 'Storage' : label })
  return [...lines.values()]
}

function Amount({ column, line }: { column: Compared; line: Line }) {
  const found = column.cost?.lines.find(({ key }) => key === line.key)
  if (!found) return <>not needed</>
  const units = `${formatNumber(found.units)} × ${found.rateCents === null ? 'no rate' : formatCents(found.rateCents)}`
  return (
    <>
      <span className={found.amountCents === null ? 'text-warning-ink font-semibold' : 'font-mono tabular-nums'}>
        {found.amountCents === null ? 'Rate missing: ask' : formatCents(found.amountCents)}
      </span>
      <span className="text-muted-foreground block text-xs tabular-nums">
        {units}
        {line.key === 'storage' ? ` ${found.label.toLowerCase()}` : ''}
      </span>
    </>
  )
}

/** The columns as a table that scrolls sideways on a phone, its first column staying. */
export function CompareTable({ columns, term, loginHref, onRemove }: CompareTableProps) {
  const isPriced = columns.some(({ cost }) => cost !== null)
  const features = [...new Set(columns.flatMap((column) => column.features))].toSorted()
  const row = (label: string, cell: (column: Compared) => ReactNode, strong = false) => (
    <tr key={label} className={strong ? 'bg-subtle font-semibold' : ''}>
      <th scope="row" className="bg-card sticky start-0 border-b px-4 py-3 text-start align-top font-medium">
        {label}
      </th>
      {columns.map((column) => (
        <td key={column.id} className="border-b px-4 py-3 align-top">
          {cell(column)}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      {isPriced ? null : (
        <p className="rounded-card bg-primary-soft text-primary-soft-foreground p-5">
          Prices and the landed cost of your need are for members.{' '}
          <a href={loginHref} className="font-semibold underline underline-offset-4">
            Log in to compare costs
          </a>
        </p>
      )}
      <div className="rounded-card overflow-x-auto border" tabIndex={0} role="region" aria-label="Comparison">
        <table className="min-w-max border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="bg-card sticky start-0 border-b px-4 py-3 text-start">
                Warehouse
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {isPriced
              ? linesOf(columns).map((line) => row(line.label, (column) => <Amount column={column} line={line} />))
              : null}
            {isPriced
              ? row('A month', (column) => <Sum column={column} cents={column.cost?.monthlyCents} />, true)
              : null}
            {isPriced && term > 1
              ? row(`${term} months`, (column) => <Sum column={column} cents={column.cost?.termCents} />, true)
              : null}
            {row('Distance', ({ distanceMiles }) => (distanceMiles === null ? '–' : `${distanceMiles} miles`))}
            {row('Rating', ({ reviewCount, averageRating }) =>
              reviewCount === 0 ? 'No reviews yet' : `${averageRating.toFixed(1)} of 5 (${reviewCount})`,
            )}
            {row('Diamonds', ({ diamond }) => (diamond > 0 ? <DiamondBadge level={diamond} showName /> : '–'))}
            {row('Provider', ({ isVerified }) => (isVerified ? 'Verified' : 'Not verified yet'))}
            {row('Free now', ({ freePallets, freeFrom }) =>
              freePallets > 0
                ? `${formatNumber(freePallets)} pallets`
                : freeFrom
                  ? `from ${formatDay(freeFrom)}`
                  : 'None',
            )}
            {row('Whole space', ({ totalSpace }) => `${formatNumber(totalSpace)} pallets`)}
            {row('Buildings', ({ numberOfBuildings }) => formatNumber(numberOfBuildings))}
            {features.map((key) => row(featureLabel(key), (column) => (column.features.includes(key) ? 'Yes' : '–')))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Sum({ column, cents }: { column: Compared; cents: number | undefined }) {
  if (cents === undefined || !column.cost) return <>–</>
  return (
    <span className="font-mono tabular-nums">
      {column.cost.missing > 0 ? 'at least ' : ''}
      {formatCents(cents)}
    </span>
  )
}

function ColumnHead({ column, onRemove }: { column: Compared } & Pick<CompareTableProps, 'onRemove'>) {
  const { id, name, slug, address, photo } = column
  return (
    <th scope="col" className="w-64 max-w-72 min-w-48 border-b px-4 py-3 text-start align-top font-normal">
      {photo ? (
        <img
          src={pictureAt(photo, 320)}
          alt=""
          width="320"
          height="200"
          className="rounded-control mb-2 aspect-[16/10] w-full object-cover"
        />
      ) : null}
      <span className="flex items-start gap-2">
        <a
          href={`/warehouses/${slug}`}
          className="text-link min-w-0 flex-1 font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <button
          type="button"
          aria-label={`Take ${name} out`}
          onClick={() => onRemove(id)}
          className="rounded-control hover:bg-muted grid size-8 shrink-0 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      <span className="text-muted-foreground block text-sm">
        {[address.city, address.state, address.country === 'US' ? '' : countryName(address.country)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </th>
  )
}
