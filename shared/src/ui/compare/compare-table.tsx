import type { Compared } from '../../schema/compare'
import { Field } from '../field'
import { placeLine } from '../format'
import { pictureAt } from '../picture'
import { Select } from '../select'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type CompareRow, compareRows } from './compare-rows'
import { useMedia } from '../use-media'
import { say } from '../say'

export type CompareTableProps = {
  columns: readonly Compared[]
  /** Months. */
  term: number
  loginHref: string
  onRemove: (id: number) => void
  /** A link to a warehouse's page. */
  renderLink: (column: Compared, className: string) => ReactNode
  renderShortlist: (column: Compared) => ReactNode
}

/** Where all columns have room; a narrower window shows two of them. */
const ALL_FIT = '(min-width: 40rem)'

/** The columns as a table; on a phone two of them side by side, each criterion above its two answers. */
export function CompareTable({ columns, term, loginHref, ...head }: CompareTableProps) {
  const isWide = useMedia(ALL_FIT)
  const [pair, setPair] = useState<readonly number[]>([])
  const two = pairOf(columns, pair)
  const shown = isWide ? columns : two
  const rows = compareRows(shown, term)
  return (
    <>
      {columns.some(({ cost }) => cost !== null) ? null : (
        <p className="rounded-card bg-primary-soft text-primary-soft-foreground p-5">
          {say('Prices and the landed cost of your need are for members.')}{' '}
          <a href={loginHref} className="font-semibold underline underline-offset-4">
            {say('Log in to compare costs')}
          </a>
        </p>
      )}
      {!isWide && columns.length > 2 ? <PairPicker columns={columns} pair={two} onChange={setPair} /> : null}
      <div
        className="rounded-card border sm:w-fit sm:max-w-full sm:overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label={say('Comparison')}
      >
        <table className="w-full border-collapse text-sm max-sm:table-fixed sm:w-auto sm:min-w-max">
          <thead className="max-sm:bg-card max-sm:sticky max-sm:top-16 max-sm:z-10">
            <tr>
              {isWide ? (
                <th scope="col" className="bg-card sticky start-0 border-b px-4 py-3 text-start">
                  {say('Warehouse')}
                </th>
              ) : null}
              {shown.map((column) => (
                <ColumnHead key={column.id} column={column} {...head} />
              ))}
            </tr>
          </thead>
          {isWide ? (
            <tbody>
              {rows.map((row) => (
                <Row key={row.label} row={row} columns={shown} />
              ))}
            </tbody>
          ) : (
            rows.map((row) => <PhoneRow key={row.label} row={row} columns={shown} />)
          )}
        </table>
      </div>
    </>
  )
}

/** The two that a phone shows: those chosen as far as they are still there, and the first of the others. */
function pairOf(columns: readonly Compared[], wanted: readonly number[]): Compared[] {
  const chosen = wanted.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return [...new Set([...chosen, ...columns])].slice(0, 2)
}

type RowProps = { row: CompareRow; columns: readonly Compared[] }

function Row({ row: { label, cell, isStrong }, columns }: RowProps) {
  return (
    <tr className={isStrong ? 'bg-subtle font-semibold' : ''}>
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
}

/** The criterion above its answers, which so have the whole width. */
function PhoneRow({ row: { label, cell, isStrong }, columns }: RowProps) {
  return (
    <tbody className={isStrong ? 'bg-subtle border-b font-semibold' : 'border-b'}>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns.length}
          className="text-muted-foreground px-4 pt-2.5 text-start text-xs font-medium"
        >
          {label}
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <td key={column.id} className="px-4 pt-0.5 pb-2.5 align-top break-words">
            {cell(column)}
          </td>
        ))}
      </tr>
    </tbody>
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
    <div role="group" aria-label={say('Which two to compare')} className="grid grid-cols-2 gap-3">
      {[say('Left'), say('Right')].map((side, at) => (
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

const nameLink = 'text-link min-w-0 flex-1 font-semibold underline-offset-4 hover:underline max-sm:line-clamp-2'

type ColumnHeadProps = { column: Compared } & Pick<CompareTableProps, 'onRemove' | 'renderLink' | 'renderShortlist'>

function ColumnHead({ column, onRemove, renderLink, renderShortlist }: ColumnHeadProps) {
  const { id, name, address, photo } = column
  return (
    <th
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
        {renderLink(column, nameLink)}
        <button
          type="button"
          aria-label={say('Remove {name}', { name })}
          onClick={() => onRemove(id)}
          className="rounded-control hover:bg-muted grid size-8 shrink-0 place-items-center max-sm:-me-3 max-sm:-mt-2.5 max-sm:size-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      <span className="text-muted-foreground block text-sm max-sm:text-xs">
        {placeLine({ address, country: address.country })}
      </span>
      <span className="-ms-3 block">{renderShortlist(column)}</span>
    </th>
  )
}
