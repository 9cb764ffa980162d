import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingPages, type SitePage } from '../setup/site-pages'
import { startStack, type Stack } from '../setup/stack'

type Rating = { ratingValue: number; reviewCount: number }
type Review = {
  author: { name: string }
  datePublished: string
  reviewBody: string
  reviewRating: { ratingValue: number }
}
type Business = {
  name: string
  address: Record<'streetAddress' | 'addressLocality' | 'addressRegion' | 'postalCode' | 'addressCountry', string>
  geo?: { latitude: number; longitude: number }
  aggregateRating?: Rating
  review?: Review[]
}
type Questions = { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
type Island<T> = { name: string; data: T }

let stack: Stack
let listings: SitePage[]
let services: SitePage[]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
const decoded = (html: string): string =>
  html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+|#x27);/g, (all, name: string) => ENTITIES[name] ?? all)
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
/** What a reader sees between header and footer. */
const shown = ({ html }: SitePage): string => {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return squeezed(decoded(main.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')))
}
const structured = <T>({ html }: SitePage, type: string): T[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text = '']) =>
    JSON.parse(text),
  ).filter((data: { '@type': string }) => data['@type'] === type) as T[]
const businessOf = (page: SitePage): Business => {
  const [business] = structured<Business>(page, 'LocalBusiness')
  return business ?? expect.unreachable(`${page.path} has none`)
}
/** What a part of the page shows when its script has run. */
const islandsOf = <T>({ html }: SitePage, name: string): Island<T>[] =>
  Array.from(
    html.matchAll(
      new RegExp(`data-island="${name}"[^>]*>\\s*<script type="application/json"[^>]*>([\\s\\S]*?)</script>`, 'g'),
    ),
    ([, json = '']) => ({ name, data: JSON.parse(json) as T }),
  )

beforeAll(async () => {
  stack = await startStack({ site: true, worker: false })
  const { rows } = await stack.pool.query<{ slug: string }>('select slug from market.service_search where listed')
  const paths = rows.map(({ slug }) => `/services/${slug}`)
  const pages = await listingPages(stack.url, paths)
  listings = pages.filter(({ path }) => /^\/warehouses\/[^/]+-in-[^/]+$/.test(path))
  services = pages.filter(({ path }) => paths.includes(path))
})
afterAll(() => stack?.stop())

describe('structured data says what the page says', () => {
  it('the address of each listing and service', () => {
    for (const page of [...listings, ...services]) {
      const text = shown(page)
      const { address, name } = businessOf(page)
      expect(text, page.path).toContain(squeezed(name))
      for (const part of [address.streetAddress, address.addressLocality, address.postalCode])
        expect(text, page.path).toContain(squeezed(part))
    }
  })

  it('the place of each listing on its map', () => {
    const placed = listings.filter((page) => businessOf(page).geo)
    expect(placed.length).toBeGreaterThan(0)
    for (const page of placed) {
      const { geo, name } = businessOf(page)
      const [map] = islandsOf<{ pins: { name: string; latitude: number; longitude: number }[] }>(page, 'listing-map')
      expect(map?.data.pins[0], page.path).toMatchObject({ name, latitude: geo?.latitude, longitude: geo?.longitude })
    }
    for (const page of listings.filter((one) => !businessOf(one).geo))
      expect(
        islandsOf<{ pins: { name: string }[] }>(page, 'listing-map').flatMap(({ data }) =>
          data.pins.map((p) => p.name),
        ),
      ).not.toContain(businessOf(page).name)
  })

  it('rating and number of reviews where the page shows them, and none where it shows none', () => {
    const rated = listings.filter((page) => businessOf(page).aggregateRating)
    expect(rated.length).toBeGreaterThan(0)
    for (const page of listings) {
      const { aggregateRating: rating } = businessOf(page)
      const [, value, count] = /(\d\.\d) · (\d+) reviews?\b/.exec(shown(page)) ?? []
      expect([value, count], page.path).toEqual(
        rating ? [rating.ratingValue.toFixed(1), String(rating.reviewCount)] : [undefined, undefined],
      )
    }
    for (const page of services) {
      const { aggregateRating: rating } = businessOf(page)
      const said = rating ? `${rating.ratingValue.toFixed(1)} (${rating.reviewCount})` : 'No reviews yet'
      expect(shown(page), page.path).toContain(said)
    }
  })

  it('the reviews that the page shows, by their authors', () => {
    const all = [...listings, ...services]
    const reviewed = all.filter((page) => businessOf(page).review)
    expect(reviewed.length).toBeGreaterThan(0)
    for (const page of listings) {
      const [island] = islandsOf<{
        reviews: { feedback: string; rating: number; createdAt: string; userData: { fullName: string } }[]
      }>(page, 'reviews')
      const visible = (island?.data.reviews ?? []).filter(({ userData }) => userData.fullName)
      expect(businessOf(page).review ?? [], page.path).toEqual(
        visible.map(({ feedback, rating, createdAt, userData }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: userData.fullName },
          datePublished: createdAt.slice(0, 10),
          reviewBody: feedback,
          reviewRating: { '@type': 'Rating', ratingValue: rating },
        })),
      )
    }
    for (const page of services)
      for (const { author, reviewBody, reviewRating } of businessOf(page).review ?? []) {
        expect(shown(page), page.path).toContain(squeezed(reviewBody))
        expect(shown(page), page.path).toContain(`${author.name} · ${reviewRating.ratingValue} of 5 stars`)
      }
  })

  it.each(['/faqs', '/ar/faqs', '/warehouse', '/ar/warehouse'])('questions and answers of %s', async (path) => {
    const answer = await fetch(stack.url + path)
    expect(answer.status).toBe(200)
    const page = { path, html: await answer.text() }
    const [data] = structured<Questions>(page, 'FAQPage')
    const questions = Array.from(page.html.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>/g), ([, text = '']) =>
      squeezed(decoded(text.replaceAll(/<[^>]+>/g, ''))),
    )
    expect(data?.mainEntity.map(({ name }) => squeezed(name))).toEqual(questions)
    // Structured data ends lines as sentences, which stand apart on the page.
    const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
    const text = letters(shown(page))
    for (const { name, acceptedAnswer } of data?.mainEntity ?? [])
      expect(text, name).toContain(letters(name) + letters(acceptedAnswer.text))
  })
})
