import {
  expertiseGroups,
  facilityGroup,
  identityGroup,
  rateGroup,
  serviceGroup,
  spaceGroup,
} from './definitions/warehouse-fields'
import { saySentence } from '../../../lib/language'
import { type FieldGroup, pathsOf } from '../../../components/listing-form/field-definition'

export type StepKey = 'general' | 'facility' | 'expertise' | 'services' | 'space' | 'media'

/** A step of the form; `parts` are drawn besides its groups of fields. */
export type Step = { key: StepKey; title: string; groups: readonly FieldGroup[]; paths: readonly string[] }

const step = (key: StepKey, title: string, groups: readonly FieldGroup[], paths: readonly string[] = []): Step => ({
  key,
  title: saySentence(title),
  groups,
  paths: [...groups.flatMap((group) => pathsOf(group.fields)), ...paths],
})

/** Steps 0 to 5. */
export const steps: readonly Step[] = [
  step('general', 'General', [identityGroup], ['address', 'latitude', 'longitude', 'timezone']),
  step('facility', 'Building', [facilityGroup]),
  step('expertise', 'Expertise', expertiseGroups, ['categories', 'features']),
  step('services', 'Services', [serviceGroup], ['amenities']),
  step('space', 'Space and prices', [spaceGroup, rateGroup], ['price', 'discount', 'fulfillmentRates']),
  step('media', 'Photos and documents', [], ['photos', 'logo', 'miniLogo', 'banner', 'documents', 'warehousePdf']),
]

/** The step that holds the field of this path; the first when none does. */
export const stepOf = (path: string): number => {
  const name = path.replace(/\[(\w+)\]/g, '.$1')
  const exact = steps.findIndex((one) => one.paths.includes(name))
  if (exact >= 0) return exact
  return Math.max(
    0,
    steps.findIndex((one) => one.paths.some((start) => name.startsWith(start))),
  )
}

/** A number within the steps; one outside is ignored. */
export const boundedStep = (wanted: number, current: number): number =>
  Number.isInteger(wanted) && wanted >= 0 && wanted < steps.length ? wanted : current
