import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { expect, it } from 'vitest'
import { inLanguage } from '../lib/speak'
import { listingFields } from './listing-fields'

const site = new URL('https://stackyard.test')
const near = [sampleCard(7, {}), sampleCard(8, {})]

it.each(['ar', 'es'] as const)('the page of a listing is %s from its trail to its cards', (language) => {
  const listing = sampleWarehouse({})
  const { body, head } = inLanguage(language, () => {
    const fields = listingFields(listing, { around: near, nearby: near, others: near, site, language })
    return { ...fields, body: fields.body() }
  })
  const page = new DOMParser().parseFromString(body, 'text/html')
  const cards = [...page.querySelectorAll<HTMLAnchorElement>('[data-listing] a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(cards.length).toBeGreaterThan(2)
  expect(cards.filter((href) => !href?.startsWith(`/${language}/warehouses/`))).toEqual([])
  expect(head).toContain(`/${language}/warehouses/${listing.slug}`)
  const headings = [...page.querySelectorAll('h2')].map((heading) => heading.textContent ?? '')
  expect(headings.length).toBeGreaterThan(4)
  if (language === 'ar') expect(headings.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
})
