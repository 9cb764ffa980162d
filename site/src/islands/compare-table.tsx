import type { Compared } from '@stackyard/shared/schema/compare'
import { Field } from '@stackyard/shared/ui/field'
import { countryName } from '@stackyard/shared/ui/format'
import { pictureAt } from '@stackyard/shared/ui/picture'
import { Select } from '@stackyard/shared/ui/select'
import { X } from 'lucide-react'
import { useState } from 'react'
import { type CompareRow, compareRows } from './compare-rows'
import { useMedia } from './use-media'

export type CompareTableProps = {
  columns: readonly Compared[]
  /** Months. */
  term: number
  loginHref: string
  onRemove: (id: number) => void
}

/** Where all columns have room; a narrower window shows two of them. */
const ALL_FIT = '(min-width: 40rem)'

/** The columns as a table; on a phone two of them side by side, each criterion above its two answers. */
export function CompareTable({ columns, term, loginHref, onRemove }: CompareTableProps) {
  const isWide = useMedia(ALL_FIT)
  const [pair, setPair] = useState<readonly number[]>([])
  const two = pairOf(columns, pair)
  const shown = isWide ? columns : two
  return (
    <>
      {columns.some(({ cost }) => cost !== null) ? null : (
        <p className="rounded-card bg-primary-soft text-primary-soft-foreground p-5">
          Prices and the landed cost of your need are for members.{' '}
          <a href={loginHref} className="font-semibold underline underline-offset-4">
            Log in to compare costs
          </a>
        </p>
      )}
      {!isWide && columns.length > 2 ? <PairPicker columns={columns} pair={two} onChange={setPair} /> : null}
      <div className="rounded-card border sm:overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
        <table role="table" className="w-full border-collapse text-sm max-sm:block sm:w-auto sm:min-w-max">
          <thead
            role="rowgroup"
            className="max-sm:bg-card max-sm:rounded-t-card max-sm:sticky max-sm:top-16 max-sm:z-10 max-sm:block"
          >
            <tr role="row" className={phoneRow}>
              <th
                role="columnheader"
                scope="col"
                className="bg-card sticky start-0 border-b px-4 py-3 text-start max-sm:sr-only"
              >
                Warehouse
              </th>
              {shown.map((column) => (
                <ColumnHead key={column.id} column={column} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {compareRows(shown, term).map((row) => (
              <Row key={row.label} row={row} columns={shown} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The two that a phone shows: those chosen as far as they are still there, and the first of the others. */
export function pairOf(columns: readonly Compared[], wanted: readonly number[]): Compared[] {
  const chosen = wanted.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return [...new Set([...chosen, ...columns])].slice(0, 2)
}

/* On a phone a row is a grid: the criterion over its two answers. Roles keep it a table to screen readers. */
const phoneRow = 'max-sm:grid max-sm:grid-cols-2'

function Row({ row: { label, cell, isStrong }, columns }: { row: CompareRow; columns: readonly Compared[] }) {
  return (
    <tr role="row" className={`${phoneRow} max-sm:border-b ${isStrong ? 'bg-subtle font-semibold' : ''}`}>
      <th
        role="rowheader"
        scope="row"
        className="bg-card max-sm:text-muted-foreground sticky start-0 px-4 text-start align-top font-medium max-sm:static max-sm:col-span-2 max-sm:bg-transparent max-sm:pt-2.5 max-sm:text-xs sm:border-b sm:py-3"
      >
        {label}
      </th>
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          className="min-w-0 px-4 align-top break-words max-sm:pt-0.5 max-sm:pb-2.5 sm:border-b sm:py-3"
        >
          {cell(column)}
        </td>
      ))}
    </tr>
  )
}

type PairPickerProps = {
  columns: readonly Compared[]
  pair: readonly Compared[]
  onChange: (ids: readonly number[]) => void
}

/** Which two stand side by side; one that already does changes sides. */
function PairPicker({ columns, pair, onChange }: PairPickerProps) {
  const options = columns.map(({ id, name }) => ({ value: String(id), label: name }))
  const ids = pair.map(({ id }) => id)
  const pick = (at: number, id: number) => {
    const other = ids[1 - at] === id ? ids[at] : ids[1 - at]
    onChange((at === 0 ? [id, other] : [other, id]) as number[])
  }
  return (
    <div role="group" aria-label="Which two to compare" className="grid grid-cols-2 gap-3">
      {['Left', 'Right'].map((side, at) => (
        <Field key={side} label={side}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={String(ids[at] ?? '')}
              onChange={(event) => pick(at, Number(event.target.value))}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function ColumnHead({ column, onRemove }: { column: Compared } & Pick<CompareTableProps, 'onRemove'>) {
  const { id, name, slug, address, photo } = column
  return (
    <th
      role="columnheader"
      scope="col"
      className="min-w-0 border-b px-4 py-3 text-start align-top font-normal sm:w-64 sm:max-w-72 sm:min-w-48"
    >
      {photo ? (
        <img
          src={pictureAt(photo, 320)}
          alt=""
          width="320"
          height="200"
          className="rounded-control mb-2 aspect-[16/10] w-full object-cover max-sm:aspect-[5/2]"
        />
      ) : null}
      <span className="flex items-start gap-2">
        <a
          href={`/warehouses/${slug}`}
          className="text-link min-w-0 flex-1 font-semibold underline-offset-4 hover:underline max-sm:line-clamp-2"
        >
          {name}
        </a>
        <button
          type="button"
          aria-label={`Take ${name} out`}
          onClick={() => onRemove(id)}
          className="rounded-control hover:bg-muted grid size-8 shrink-0 place-items-center max-sm:-me-3 max-sm:-mt-2.5 max-sm:size-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      <span className="text-muted-foreground block text-sm max-sm:text-xs">
        {[address.city, address.state, address.country === 'US' ? '' : countryName(address.country)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </th>
  )
}
