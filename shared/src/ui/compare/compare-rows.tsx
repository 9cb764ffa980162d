import { dayOf } from '../../domain/calendar'
import { formatCents } from '../../domain/money'
import { shownSpace } from '../../domain/shown-space'
import type { Compared } from '../../schema/compare'
import { DiamondBadge } from '../diamond-badge'
import { featureLabel } from '../feature-labels'
import { formatDay, formatNumber } from '../format'
import { recordFigures, recordLabels } from '../service-record'
import type { ReactNode } from 'react'
import { say, sayName } from '../say'
import { sayFact } from '../say-fact'

/** A criterion of the comparison: its name and what each warehouse has of it. */
export type CompareRow = { label: string; cell: (column: Compared) => ReactNode; isStrong?: boolean }

type Line = { key: string; label: string }
type CostLine = NonNullable<Compared['cost']>['lines'][number]

/** Every line that some column has, in the order of the bill. */
function linesOf(columns: readonly Compared[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { cost } of columns)
    for (const { key, label } of cost?.lines ?? [])
      if (!lines.has(key)) lines.set(key, { key, label: key === 'storage' ? say('Storage') : sayName(label) })
  return [...lines.values()]
}

/** "300 pallets" of storage; of the other lines the figure alone, since their label names what is counted. */
function saidUnits({ key, label, units: count }: CostLine): string {
  if (key !== 'storage') return formatNumber(count)
  return say(label === 'Square feet' ? '{count} sq ft' : '{count} pallets', { count: formatNumber(count) })
}

function Amount({ column, line }: { column: Compared; line: Line }) {
  const found = column.cost?.lines.find(({ key }) => key === line.key)
  if (!found) return <>{say('not needed')}</>
  const rate = found.rateCents === null ? say('no rate') : formatCents(found.rateCents)
  return (
    <>
      <span className={found.amountCents === null ? 'text-warning-ink font-semibold' : 'tabular-nums'}>
        {!found.isOffered
          ? say('Not offered')
          : found.amountCents === null
            ? say('No rate listed')
            : formatCents(found.amountCents)}
      </span>
      <span className="text-muted-foreground block text-xs tabular-nums">
        {saidUnits(found)} × <bdi>{rate}</bdi>
      </span>
    </>
  )
}

function Sum({ column, cents }: { column: Compared; cents: number | undefined }) {
  // A sum of no known rate says nothing.
  if (cents === undefined || !column.cost || (cents === 0 && column.cost.missing > 0)) return <>–</>
  const amount = formatCents(cents)
  return <span className="tabular-nums">{column.cost.missing > 0 ? say('at least {amount}', { amount }) : amount}</span>
}

/** The bill line by line and its sums, where prices are shown. `term` in months. */
function costRows(columns: readonly Compared[], term: number): CompareRow[] {
  const lines = linesOf(columns).map((line) => ({
    label: line.label,
    cell: (column: Compared) => <Amount column={column} line={line} />,
  }))
  const month: CompareRow = {
    label: say('Per month'),
    isStrong: true,
    cell: (column) => <Sum column={column} cents={column.cost?.monthlyCents} />,
  }
  const whole: CompareRow = {
    label: say('{count} months', { count: term }),
    isStrong: true,
    cell: (column) => <Sum column={column} cents={column.cost?.termCents} />,
  }
  return [...lines, month, ...(term > 1 ? [whole] : [])]
}

function freeText(column: Compared): string {
  const space = shownSpace(column, dayOf(new Date()))
  if (space.kind === 'quote') return say('By quote')
  if (space.kind === 'full') return say('None')
  if (space.kind === 'later') return say('from {day}', { day: formatDay(space.from) })
  return say(space.unit === 'pallets' ? '{count} pallets' : '{count} sq ft', { count: formatNumber(space.quantity) })
}

/** Each figure of the service records of the last 12 months, with its count. */
const recordRows = (): CompareRow[] =>
  recordLabels.map((label, at) => ({
    label: say(label),
    cell: ({ serviceRecord }) => {
      const figure = serviceRecord && recordFigures(serviceRecord)[at]
      if (!figure) return '–'
      return (
        <>
          {figure.value} <span className="text-muted-foreground block text-xs tabular-nums">{figure.of}</span>
        </>
      )
    },
  }))

const factRows = (): CompareRow[] => [
  {
    label: say('Distance'),
    cell: ({ distanceMiles }) => (distanceMiles === null ? '–' : say('{count} miles', { count: distanceMiles })),
  },
  {
    label: say('Rating'),
    cell: ({ reviewCount, averageRating }) =>
      reviewCount === 0
        ? say('No reviews yet')
        : say('{value} of 5 ({count})', { value: averageRating.toFixed(1), count: reviewCount }),
  },
]

const moreRows = (): CompareRow[] => [
  { label: say('Diamonds'), cell: ({ diamond }) => (diamond > 0 ? <DiamondBadge level={diamond} showName /> : '–') },
  { label: say('Provider'), cell: ({ isVerified }) => (isVerified ? say('Verified') : say('Not verified yet')) },
  { label: say('Free now'), cell: freeText },
  { label: say('Whole space'), cell: ({ totalSpace }) => say('{count} pallets', { count: formatNumber(totalSpace) }) },
]

/** A row for each field that some warehouse has and comparisons show. */
function fieldRows(columns: readonly Compared[]): CompareRow[] {
  const labels = [...new Set(columns.flatMap(({ facts }) => facts.map(({ label }) => label)))]
  return labels.map((label) => ({
    label: sayName(label),
    cell: ({ facts }) => sayFact(facts.find((fact) => fact.label === label)?.value ?? '–'),
  }))
}

/** All criteria: costs where some warehouse shows them, facts, and the expertise that any of the warehouses has. */
export function compareRows(columns: readonly Compared[], term: number): CompareRow[] {
  const features = [...new Set(columns.flatMap((column) => column.features))].toSorted()
  return [
    ...(columns.some(({ cost }) => cost !== null) ? costRows(columns, term) : []),
    ...factRows(),
    ...(columns.some(({ serviceRecord }) => serviceRecord) ? recordRows() : []),
    ...moreRows(),
    ...fieldRows(columns),
    ...features.map((key) => ({
      label: featureLabel(key),
      cell: (column: Compared) => (column.features.includes(key) ? say('Yes') : '–'),
    })),
  ]
}
