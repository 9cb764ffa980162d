import type { FieldDefinition } from '../../../components/listing-form/field-definition'
import { listingFormTexts as words } from '../../../lib/texts/listing-form'
import { stepOf, steps } from './steps'

const labelsOf = (fields: readonly FieldDefinition[]): [string, string][] =>
  fields.flatMap((field) => [
    [field.key, field.label],
    ...labelsOf([...(field.child ? [field.child] : []), ...(field.dependents ?? [])]),
    ...(field.fieldType === 'time-picker' ? hoursOf(field) : []),
  ])

const hoursOf = ({ key, label }: FieldDefinition): [string, string][] => [
  [`${key}.start`, `${label}, ${words.from}`],
  [`${key}.end`, `${label}, ${words.to}`],
]

const labels = new Map(steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => labelsOf(fields))))

/** A cell of the table of prices, as it names itself. */
function figureName(path: string): string | undefined {
  const [, kind, mode, term] = /^(price|discount)(Sq)?(\d+)$/.exec(path) ?? []
  if (!kind) return undefined
  return [
    mode ? words.sqFoot : words.pallet,
    kind === 'price' ? words.price : words.discount,
    words.months(Number(term)),
  ].join(', ')
}

/** A field of a tier of fulfillment rates. */
function tierFieldName(path: string): string | undefined {
  const [, at, field = ''] = /^fulfillmentRates\.(\d+)\.(.+)$/.exec(path) ?? []
  const rate = words.rates[field.replace('fulfillmentRatesDetails.', '')]
  return at === undefined ? undefined : words.tierField(Number(at) + 1, rate ?? words.tierName)
}

/** A field as the form names it: by its label, what has none (photos, the address) by its step. */
export const fieldName = (path: string): string =>
  labels.get(path) ??
  figureName(path) ??
  tierFieldName(path) ??
  labels.get(path.split('.')[0] ?? path) ??
  steps[stepOf(path)]?.title ??
  path
