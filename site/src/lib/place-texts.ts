import type { Voice } from './language'

/** Regions that English names with an article. */
const WITH_ARTICLE = /^(?:Northeast|Midwest|West|South)$/

/** What the page of one place says. */
export const placeTexts = ({ t }: Voice, place: string) => ({
  title: t('{place} Warehouses', { place }),
  heading: t('{place} Warehouses', { place }),
  description: t(
    'Warehouse space and fulfillment in {place}: what is free, from when, and what each warehouse is good at.',
    { place: place.replace(WITH_ARTICLE, 'the $&') },
  ),
  endText: t('You have seen all warehouses in {place}', { place }),
})
