import { serviceTypes } from '@stackyard/shared/reference/service-types'
import { adminTexts } from '../../../../lib/texts/admin'
import { peopleSorts } from '../queries'

const words = adminTexts.people

/** What the directory is sorted by: four fields, and each type of service. */
export const sortOptions: readonly { value: string; label: string }[] = [
  ...peopleSorts.map((value) => ({ value, label: words.sorts[value] })),
  ...serviceTypes.map(({ key, label }) => ({ value: key, label })),
]

export const orderOptions = [
  { value: 'asc', label: words.ascending },
  { value: 'desc', label: words.descending },
]
