import { isDisabledCountry } from '../reference/disabled-countries'
import { serviceSections, type ServiceField } from '../reference/service-fields'
import { serviceSubtypes } from '../reference/service-subtypes'
import { isWebLink, toWebLink } from '../reference/web-link'
import { serviceTypeKeys, type ServiceTypeKey } from '../reference/service-types'
import type { Issue } from '../schema/envelope'
import type { ServiceContent, ServiceDetails } from '../schema/service'
import { completeness, type Completeness } from './completeness'
import { findCountry } from './region'
import { countriesWithoutState } from '../reference/countries'

type Values = Readonly<Record<string, unknown>>
type Read = { value: unknown } | { problem: string }

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

function readDate(sent: unknown): Read {
  const day = String(sent)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true
  return isDay ? { value: day } : { problem: 'Invalid Date Value' }
}

function readNumber({ max = Number.MAX_SAFE_INTEGER }: ServiceField, sent: unknown): Read {
  const figure = typeof sent === 'string' ? Number(sent) : sent
  if (typeof figure !== 'number' || !Number.isInteger(figure) || figure < 0) return { problem: 'Enter a whole number' }
  return figure <= max ? { value: figure } : { problem: `At most ${max.toLocaleString('en-US')}` }
}

function readChoices({ options = [] }: ServiceField, sent: unknown): Read {
  const items: unknown[] = Array.isArray(sent) ? sent : [sent]
  const isKnown = items.every((item) => typeof item === 'string' && options.includes(item))
  return isKnown ? { value: options.filter((option) => items.includes(option)) } : { problem: choose(options) }
}

const choose = (options: readonly string[]) => `Choose from: ${options.join(', ')}`

function readField(field: ServiceField, sent: unknown): Read {
  if (field.kind === 'switch') return { value: sent === true || sent === 'true' }
  if (isBlank(sent)) return { value: undefined }
  if (field.kind === 'number') return readNumber(field, sent)
  if (field.kind === 'date') return readDate(sent)
  if (field.kind === 'choices') return readChoices(field, sent)
  if (field.kind === 'choice')
    return field.options?.includes(String(sent)) ? { value: sent } : { problem: choose(field.options ?? []) }
  return String(sent).length <= 200 ? { value: String(sent).trim() } : { problem: 'At most 200 characters' }
}

/**
 * The details of a service of `type` out of what was sent: known fields alone, each of its kind. Switches that are off and
 * empty fields are left out, and so is what depends on a switch that is off.
 */
export function readServiceDetails(
  type: ServiceTypeKey,
  sent: unknown,
): { details: ServiceDetails; problems: Issue[] } {
  const problems: Issue[] = []
  const details: ServiceDetails = {}
  for (const section of serviceSections[type]) {
    const group = isGroup(sent) && isGroup(sent[section.key]) ? (sent[section.key] as Values) : {}
    const kept: Record<string, unknown> = {}
    for (const field of section.fields) {
      if (!isAsked(field, kept)) continue
      const read = readField(field, group[field.key])
      if ('problem' in read)
        problems.push({ path: `details.${section.key}.${field.key}`, message: `${field.label}: ${read.problem}` })
      else if (read.value !== undefined && read.value !== false && !isEmptyList(read.value))
        kept[field.key] = read.value
    }
    if (Object.keys(kept).length > 0) details[section.key] = kept as ServiceDetails[string]
  }
  return { details, problems }
}

/** Whether the switch or the option that brings a field is chosen. */
function isAsked({ dependsOn, dependsOnOption: option }: ServiceField, chosen: Values): boolean {
  if (dependsOn && chosen[dependsOn] !== true) return false
  if (!option) return true
  const value = chosen[option.key]
  return Array.isArray(value) ? value.includes(option.option) : value === option.option
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The known service type of a text in any case; null for others. */
export const toServiceType = (text: string | null | undefined): ServiceTypeKey | null =>
  serviceTypeKeys.find((key) => key === text?.trim().toLowerCase()) ?? null

const when = (isWrong: boolean, path: string, message: string): Issue[] => (isWrong ? [{ path, message }] : [])

/** What keeps a service from being saved (a draft) or shown (live); empty when it is fit. */
export function serviceProblems(content: ServiceContent, isDraft: boolean): Issue[] {
  const known = serviceSubtypes[content.serviceType].map(({ key }) => key)
  const website = content.website.trim()
  const live = (issues: Issue[]) => (isDraft ? [] : issues)
  // In the order of the form, so that the first one is the topmost.
  return [
    ...when(content.name === '', 'name', 'Name is required'),
    ...live(when(content.description === '', 'description', 'Description is required')),
    ...when(website !== '' && !isWebLink(toWebLink(website)), 'website', 'Enter a valid website URL'),
    ...when(
      content.serviceSubType.some((key) => !known.includes(key)),
      'serviceSubType',
      'Choose kinds of this type of service',
    ),
    ...live(
      when(known.length > 0 && content.serviceSubType.length === 0, 'serviceSubType', 'Choose at least one kind'),
    ),
    ...live(addressProblems(content)),
    ...when(isDisabledCountry(content.address.country), 'address.country', 'This country cannot be chosen'),
    ...when(
      (content.latitude === null) !== (content.longitude === null),
      'latitude',
      'Set the pin, or clear both figures.',
    ),
    ...readServiceDetails(content.serviceType, content.details).problems,
    ...live(content.serviceType === 'transportation' ? carrierProblems(content.details) : []),
  ]
}

/** Where a carrier drives, how, and with what. */
function carrierProblems({ features, services }: ServiceDetails): Issue[] {
  const isBare = (list: unknown) => !Array.isArray(list) || list.length === 0
  return [
    ...when(isBare(features?.regionsServed), 'details.features.regionsServed', 'Choose at least one region'),
    ...when(isBare(services?.modes), 'details.services.modes', 'Choose at least one mode'),
    ...when(
      isBare(services?.equipmentTypes),
      'details.services.equipmentTypes',
      'Choose at least one type of equipment',
    ),
  ]
}

function addressProblems({ address }: ServiceContent): Issue[] {
  const country = findCountry(address.country)
  const hasState = !countriesWithoutState.includes(country?.code2 ?? '')
  return [
    ...when(address.city === '', 'address.city', 'City is required'),
    ...when(address.zipCode === '', 'address.zipCode', 'Zip code is required'),
    ...when(address.country === '', 'address.country', 'Country is required'),
    ...when(address.country !== '' && !country, 'address.country', 'Choose a country'),
    ...when(hasState && address.state === '', 'address.state', 'State is required'),
  ]
}

/** How complete a service is, part by part; what publishing it would be refused for is always among them. */
export function serviceCompleteness(content: ServiceContent): Completeness {
  const isFilled = Object.values(content.details).some((group) => Object.keys(group).length > 0)
  const startsWith = (key: string) => (path: string) => path === key || path.startsWith(`${key}.`)
  const hasPin = content.latitude !== null && content.longitude !== null
  return completeness(
    [
      { key: 'name', path: 'name', weight: 15, isDone: content.name !== '', covers: startsWith('name') },
      { key: 'kinds', path: 'serviceSubType', weight: 10, isDone: true, covers: startsWith('serviceSubType') },
      {
        key: 'description',
        path: 'description',
        weight: 15,
        isDone: content.description.length >= 80,
        covers: startsWith('description'),
      },
      { key: 'address', path: 'address.country', weight: 15, isDone: true, covers: startsWith('address') },
      { key: 'pin', path: 'latitude', weight: 10, isDone: hasPin, covers: startsWith('latitude') },
      { key: 'details', path: firstLack(content), weight: 20, isDone: isFilled, covers: startsWith('details') },
      { key: 'photos', path: 'photos', weight: 15, isDone: content.photos.length > 0 },
    ],
    serviceProblems(content, false),
  )
}

/** The field of the details to begin with. */
function firstLack(content: ServiceContent): string {
  const lack = serviceProblems(content, false).find(({ path }) => path.startsWith('details.'))
  const [section] = serviceSections[content.serviceType]
  return lack?.path ?? `details.${section?.key ?? ''}.${section?.fields[0]?.key ?? ''}`
}
