import { fieldsIn } from '@stackyard/shared/reference/field-groups'
import type { FieldOption, WarehouseField } from '@stackyard/shared/reference/warehouse-field'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { sql, type SQL } from 'drizzle-orm'
import { hasOption, quoted, recordColumn } from './facet-columns'

/** Pieces of the statement that derives the read model: the fields of the definitions, from a record `w`. */

type Optional = Extract<WarehouseField, { kind: 'list' | 'flags' }>
const isOptional = (field: WarehouseField): field is Optional => field.kind === 'list' || field.kind === 'flags'

/** The keys of the options that a record has, as an array of texts. */
export const keysOf = (path: string): SQL => {
  const field = allFields.filter(isOptional).find((known) => known.path === path)
  const keys = (field?.options ?? []).map(
    ({ key }) => `case when ${field && hasOption(field, key)} then ${quoted(key)} end`,
  )
  return sql.raw(`array_remove(array[${keys.join(', ')}]::text[], null)`)
}

type Named = Pick<FieldOption, 'label' | 'alias'>

const spokenName = ({ label, alias }: Named): string => [label, alias].filter(Boolean).join(' ')

function spokenOf(field: WarehouseField): string[] {
  if (field.kind === 'switch') return [`case when ${recordColumn(field.path)} then ${quoted(spokenName(field))} end`]
  if (!isOptional(field)) return []
  return field.options.map(
    (option) => `case when ${hasOption(field, option.key)} then ${quoted(spokenName(option))} end`,
  )
}

/** PostgreSQL's functions take a hundred arguments. */
const MOST_ARGUMENTS = 90

function joined(parts: readonly string[]): string {
  const chunks = Array.from({ length: Math.ceil(parts.length / MOST_ARGUMENTS) }, (_, at) =>
    parts.slice(at * MOST_ARGUMENTS, (at + 1) * MOST_ARGUMENTS),
  )
  return chunks.map((chunk) => `concat_ws(' ', ${chunk.join(', ')})`).join(` || ' ' || `)
}

const publicFields = allFields.filter(({ audience }) => !audience)

/** What a search finds of the fields: switches that are on and chosen options, by their names ("EDI", "Cold Storage"). */
export const spokenFields: SQL = sql.raw(joined(publicFields.flatMap(spokenOf)))

/** All names that it may find. */
export const spokenNames: readonly string[] = publicFields.flatMap((field) => {
  if (field.kind === 'switch') return [spokenName(field)]
  return isOptional(field) ? field.options.map(spokenName) : []
})

/** Built as text and parsed once: `jsonb_build_object` looks up the type of every argument anew for every row. */
const flagsObject = (field: Optional): string =>
  `concat('{', ${field.options
    .map(({ key }, index) => {
      const name = `${index === 0 ? '' : ','}"${key}":`
      return `case when ${hasOption(field, key)} then '${name}true' else '${name}false' end`
    })
    .join(', ')}, '}')::jsonb`

function valueOf(field: WarehouseField): string {
  if (field.kind === 'flags') return flagsObject(field)
  const column = recordColumn(field.path)
  if (field.kind === 'switch') return `coalesce(${column}, false)`
  return field.kind === 'text' && field.audience ? `coalesce(${column}, '')` : column
}

type NamedField = { name: string; field: WarehouseField }
const pairs = (fields: readonly NamedField[]): string =>
  fields.map(({ name, field }) => `${quoted(name)}, ${valueOf(field)}`).join(', ')

const forEverybody = ({ field }: NamedField): boolean => field.audience === undefined

/** The fields of a group as a JSON object, without what is empty. */
export const groupObject = (group: 'amenities' | 'facilityDetails'): SQL =>
  sql.raw(`jsonb_strip_nulls(jsonb_build_object(${pairs(fieldsIn(group).filter(forEverybody))}))`)

/** Names and values of the fields of the listing itself that the card does not have in this form. */
export const detailFields: SQL = sql.raw(
  pairs(fieldsIn('').filter((named) => forEverybody(named) && isOptional(named.field))),
)

/** Names and values of the fields that only signed-in readers get. */
export const moneyFields: string = pairs(fieldsIn('').filter((named) => !forEverybody(named)))
