import { z } from 'zod'
import type { Env } from '../../env'
import type { Logger } from '../../platform/logger'
import type { PlaceReviews, Places } from '../../platform/places'

const TIMEOUT_MS = 5_000
const FIELDS = 'places.rating,places.userRatingCount,places.reviews'

const Answer = z.object({
  places: z
    .array(
      z.object({
        rating: z.number().optional(),
        userRatingCount: z.number().int().default(0),
        reviews: z
          .array(
            z.object({
              rating: z.number(),
              publishTime: z.string().default(''),
              text: z.object({ text: z.string() }).optional(),
              authorAttribution: z.object({ displayName: z.string().default('') }).optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
})

const NOTHING: PlaceReviews = { rating: null, total: 0, reviews: [] }

type PlacesEnv = Pick<Env, 'PLACES_API_KEY' | 'PLACES_API_URL'>

/** The text search of Google Places (New). Without a key no service is connected and nothing is asked. */
export function createPlaces(
  { PLACES_API_KEY: key, PLACES_API_URL: url }: PlacesEnv,
  log: Pick<Logger, 'warn'>,
): Places {
  return {
    isConfigured: key !== undefined,
    async reviewsOf(address) {
      if (!key) return NOTHING
      try {
        return readAnswer(await ask(url, key, address))
      } catch (error) {
        log.warn({ err: error }, 'the maps service did not answer')
        return null
      }
    },
  }
}

async function ask(url: string, key: string, textQuery: string): Promise<z.infer<typeof Answer>> {
  const response = await fetch(new URL('/v1/places:searchText', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS },
    body: JSON.stringify({ textQuery, pageSize: 1 }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return Answer.parse(await response.json())
}

function readAnswer({ places: [place] }: z.infer<typeof Answer>): PlaceReviews {
  if (!place) return NOTHING
  const reviews = place.reviews.map(({ rating, publishTime, text, authorAttribution }) => ({
    author: authorAttribution?.displayName ?? '',
    rating,
    text: text?.text ?? '',
    createdAt: publishTime,
  }))
  return { rating: place.rating ?? null, total: place.userRatingCount, reviews }
}
