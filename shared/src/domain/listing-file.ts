import type { FieldOption, WarehouseField } from '../reference/warehouse-field'
import { allFields } from '../reference/warehouse-fields'
import type { Issue } from '../schema/envelope'
import { chosenKeys, fieldAt } from './field-values'
import { newerHeader } from './listing-file-headers'

type Kind = 'text' | 'number' | 'switch' | 'time' | 'days' | 'list' | 'flags'

/** A column of a file of listings. `path` is the field it fills; `hint` says what to write. */
export type ListingColumn = { header: string; path: string; kind: Kind; hint?: string }

const column = (header: string, path: string, kind: Kind = 'text', hint?: string): ListingColumn => ({
  header,
  path,
  kind,
  ...(hint ? { hint } : {}),
})

const kinds: Record<WarehouseField['kind'], Kind> = {
  switch: 'switch',
  text: 'text',
  figure: 'number',
  dollars: 'number',
  choice: 'text',
  list: 'list',
  flags: 'flags',
}

const hints: Partial<Record<WarehouseField['kind'], string>> = {
  switch: 'Yes or No',
  list: 'Names with ; between them',
  flags: 'Names with ; between them',
}

/** A column for each field of some parts of the form. */
const fieldColumns = (...groups: WarehouseField['group'][]): ListingColumn[] =>
  allFields
    .filter(({ group }) => groups.includes(group))
    .map(({ label, path, kind, hint }) => column(label, path, kinds[kind], hint ?? hints[kind]))

/** The columns of a file of listings; a file may leave out any but the name, and have them in any order. */
export const listingColumns: readonly ListingColumn[] = [
  column('Name', 'name', 'text', 'Required'),
  column('Street', 'address.street1'),
  column('Street 2', 'address.street2'),
  column('City', 'address.city'),
  column('State', 'address.state', 'text', 'Such as OH'),
  column('Zip code', 'address.zipCode', 'text', 'A US ZIP code places the pin when no coordinates are given'),
  column('Country', 'address.country', 'text', 'Such as US; US when empty'),
  column('Latitude', 'latitude', 'number'),
  column('Longitude', 'longitude', 'number'),
  column('Time zone', 'timezone', 'text', 'Such as America/Chicago'),
  column('Highlights', 'highlights'),
  column('Description', 'description'),
  ...fieldColumns('facility'),
  column('Always open', 'facilityDetails.alwaysOpen', 'switch', 'Yes or No'),
  column('Opens', 'facilityDetails.operatingHours.start', 'time', 'Such as 08:00'),
  column('Closes', 'facilityDetails.operatingHours.end', 'time', 'Such as 17:30'),
  column('Days', 'facilityDetails.operatingDays', 'days', 'Such as Mon-Fri, Sat'),
  column('Sold by pallet', 'palletEnabled', 'switch', 'Yes or No'),
  column('Sold by sq ft', 'sqEnabled', 'switch', 'Yes or No'),
  column('Total pallets', 'totalSpace', 'number'),
  column('Smallest reservation', 'minSpaceOrder', 'number', 'In pallets'),
  column('Largest reservation', 'maxSpaceOrder', 'number', 'In pallets'),
  column('Price 1 month', 'price1', 'number', 'Dollars per pallet per month'),
  column('Price 3 months', 'price3', 'number'),
  column('Price 6 months', 'price6', 'number'),
  column('Price 12 months', 'price12', 'number'),
  column('Sq ft price 1 month', 'priceSq1', 'number', 'Dollars per square foot per month'),
  column('Sq ft price 3 months', 'priceSq3', 'number'),
  column('Sq ft price 6 months', 'priceSq6', 'number'),
  column('Sq ft price 12 months', 'priceSq12', 'number'),
  ...fieldColumns('categories', 'features', 'amenities', 'rates'),
  column('Publish', 'isDraft', 'switch', 'Yes, or No for a draft; No when empty'),
]

/** Columns that an export has besides; on the way back they say that a row is not a new listing. */
export const exportOnlyHeaders = ['Id', 'Provider', 'Visible', 'Confirmed'] as const

/** The column of a provider's own reference, by which a file finds a listing again. */
export const KEY_HEADER = 'Your reference'

/** A cell that takes the value of its field away, in a file that changes listings. */
const CLEAR_MARKER = '-'

/** Whether a file adds listings only, or changes those that it names and adds the others. */
export type FileMode = 'add' | 'change'

/** Rows of one file at most. */
export const MAX_LISTING_ROWS = 1000

/** Sunday first, as `operatingDays` counts. */
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const plain = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(11, 16)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}
const fold = (cell: unknown): string => plain(cell).replace(/\s+/g, ' ').toLowerCase()

type Read = { value: unknown } | { problem: string }

function readNumber(typed: string): Read {
  const text = typed.replace(/^\$\s*/, '')
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)
    ? { value: Number(text.replaceAll(',', '')) }
    : { problem: 'Write a number' }
}

function readSwitch(typed: string): Read {
  if (['yes', 'true', '1', 'y'].includes(typed.toLowerCase())) return { value: true }
  return ['no', 'false', '0', 'n'].includes(typed.toLowerCase()) ? { value: false } : { problem: 'Write Yes or No' }
}

/** 8:00 and 08:00; a workbook also gives the fraction of a day. */
function readTime(typed: string): Read {
  const fraction = /^0?\.\d+$/.test(typed) ? Math.round(Number(typed) * 1440) : null
  if (fraction !== null) return { value: `${pad(Math.floor(fraction / 60) % 24)}:${pad(fraction % 60)}` }
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(typed)
  const isTime = match && Number(match[1]) < 24
  return isTime ? { value: `${pad(Number(match[1]))}:${match[2]}` } : { problem: 'Write a time such as 08:00' }
}

const pad = (value: number): string => String(value).padStart(2, '0')

const dayAt = (name: string): number => dayNames.findIndex((day) => day.toLowerCase() === name.trim().slice(0, 3))

/** "Mon-Fri, Sat": ranges go over the end of the week. */
function readDays(typed: string): Read {
  const days = dayNames.map(() => false)
  for (const part of typed.toLowerCase().split(/[,;]/).filter(Boolean)) {
    const [first = '', last = first] = part.split(/[-–]/)
    const [from, to] = [dayAt(first), dayAt(last)]
    if (from < 0 || to < 0) return { problem: 'Write days such as Mon-Fri, Sat' }
    for (let day = from; ; day = (day + 1) % 7) {
      days[day] = true
      if (day === to) break
    }
  }
  return { value: days }
}

/** The keys of the options that a cell names by label or key. */
function readNames(typed: string, options: readonly FieldOption[]): { keys: string[] } | { problem: string } {
  const keys: string[] = []
  for (const name of typed.split(';').map(fold).filter(Boolean)) {
    const known = options.find(({ key, label }) => fold(label) === name || key.toLowerCase() === name)
    if (!known) return { problem: `“${name}” is not one of the names offered` }
    keys.push(known.key)
  }
  return { keys }
}

function readOptions(typed: string, path: string): Read {
  const field = fieldAt(path)
  if (field?.kind !== 'list' && field?.kind !== 'flags') return { problem: 'Leave this empty' }
  const read = readNames(typed, field.options)
  if ('problem' in read) return read
  const chosen = chosenKeys(field, read.keys)
  if (field.kind === 'list') return { value: chosen }
  return { value: Object.fromEntries(field.options.map(({ key }) => [key, chosen.includes(key)])) }
}

const readers: Record<Kind, (typed: string, path: string) => Read> = {
  text: (typed) => ({ value: typed }),
  number: readNumber,
  switch: readSwitch,
  time: readTime,
  days: readDays,
  list: readOptions,
  flags: readOptions,
}

const put = (into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) into[key] = value
  else put((into[key] ??= {}) as Record<string, unknown>, rest, value)
}

/** The number of a row in its file, and the fields it fills, for the schema of a listing to read. */
export type ListingRow = { row: number; id: number | null; key: string; fields: Record<string, unknown> }

export const rowIssue = (row: number, message: string, path = ''): Issue => {
  const header = listingColumns.find((one) => path && (one.path === path || path.startsWith(`${one.path}.`)))?.header
  return { path: `rows[${row}]`, message: `Row ${row}${header ? `, ${header}` : ''}: ${message}` }
}

/**
 * Reads the rows of a file of listings, the header among them. Each cell that cannot be read is an issue with the row's
 * number in the file; empty cells leave their field as it is, or as a new listing has it.
 */
export function readListingRows(
  rows: readonly (readonly unknown[])[],
  mode: FileMode = 'add',
): { listings: ListingRow[]; issues: Issue[] } {
  const [header = [], ...lines] = rows
  const named = (cell: unknown) => listingColumns.find((one) => fold(one.header) === newerHeader(fold(cell))) ?? null
  const columns = header.map(named)
  const headerIssues = headerProblems(header, columns)
  if (headerIssues.length > 0) return { listings: [], issues: headerIssues }
  const idAt = header.findIndex((cell) => fold(cell) === 'id')
  const keyAt = header.findIndex((cell) => fold(cell) === fold(KEY_HEADER))
  const listings: ListingRow[] = []
  const issues: Issue[] = []
  for (const [index, line] of lines.entries()) {
    const row = index + 2
    if (line.every((cell) => plain(cell) === '')) continue
    const id = idAt < 0 ? '' : plain(line[idAt])
    if (mode === 'add' && id !== '')
      issues.push(rowIssue(row, 'It has an Id, so it is a listing already; a file only adds listings'))
    const read = readLine(row, columns, line, mode)
    issues.push(...read.issues)
    const key = keyAt < 0 ? '' : unescaped(plain(line[keyAt]))
    listings.push({ row, id: id === '' ? null : Number(id), key, fields: read.fields })
  }
  if (listings.length === 0) issues.push(rowIssue(2, 'The file holds no listing'))
  if (listings.length > MAX_LISTING_ROWS)
    issues.push(rowIssue(1, `A file holds at most ${MAX_LISTING_ROWS.toLocaleString('en-US')} listings`))
  return { listings, issues }
}

/** What an emptied field of each kind holds. */
const emptied: Record<Kind, (path: string) => unknown> = {
  text: () => '',
  number: () => null,
  switch: () => false,
  time: () => '',
  days: () => [],
  list: () => [],
  flags: (path) => {
    const read = readOptions('', path)
    return 'value' in read ? read.value : {}
  },
}

function readCell(typed: string, { kind, path }: ListingColumn, mode: FileMode): Read {
  if (mode === 'change' && typed === CLEAR_MARKER) return { value: emptied[kind](path) }
  return readers[kind](mode === 'change' ? unescaped(typed) : typed, path)
}

/** An export puts an apostrophe before what a spreadsheet would run as a formula. */
const unescaped = (typed: string): string => (/^'[=+@-]/.test(typed) ? typed.slice(1) : typed)

function readLine(row: number, columns: readonly (ListingColumn | null)[], line: readonly unknown[], mode: FileMode) {
  const fields: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const [at, column] of columns.entries()) {
    const typed = plain(line[at])
    if (!column || typed === '') continue
    const read = readCell(typed, column, mode)
    if ('problem' in read) issues.push(rowIssue(row, read.problem, column.path))
    else put(fields, column.path.split('.'), column.path === 'isDraft' ? read.value !== true : read.value)
  }
  return { fields, issues }
}

function headerProblems(header: readonly unknown[], columns: readonly (ListingColumn | null)[]): Issue[] {
  const known = new Set<string>([...exportOnlyHeaders, KEY_HEADER].map(fold))
  const strange = header.filter((cell, at) => plain(cell) !== '' && !columns[at] && !known.has(fold(cell)))
  const twice = columns.filter((one, at) => one && columns.indexOf(one) !== at)
  return [
    ...(columns.some((one) => one?.path === 'name')
      ? []
      : [rowIssue(1, 'The first row must name the columns, Name among them')]),
    ...strange.map((cell) => rowIssue(1, `There is no column “${plain(cell)}”`)),
    ...twice.map((one) => rowIssue(1, `The column “${one?.header}” stands there twice`)),
  ]
}

const spokenDays = (days: readonly unknown[]): string => dayNames.filter((_day, at) => days[at] === true).join(', ')

const labelsAt = (path: string, value: unknown): string => {
  const field = fieldAt(path)
  if (field?.kind !== 'list' && field?.kind !== 'flags') return ''
  const chosen = new Set(chosenKeys(field, value))
  return field.options
    .filter(({ key }) => chosen.has(key))
    .map(({ label }) => label)
    .join('; ')
}

/** A value as a cell that `readListingRows` reads back. Options come as lists of keys. */
export function listingCell({ kind, path }: ListingColumn, value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (kind === 'number') return Number(value)
  if (kind === 'switch') return value === true ? 'Yes' : 'No'
  if (kind === 'days') return Array.isArray(value) ? spokenDays(value) : ''
  if (kind === 'list' || kind === 'flags') return labelsAt(path, value)
  return plain(value)
}

const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], content)

/** The columns in which two contents of a listing differ, by their headers. */
export const changedHeaders = (before: unknown, after: unknown): string[] =>
  listingColumns
    .filter(
      ({ path }) => JSON.stringify(valueAt(before, path) ?? null) !== JSON.stringify(valueAt(after, path) ?? null),
    )
    .map(({ header }) => header)
