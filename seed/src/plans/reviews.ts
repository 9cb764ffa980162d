import type { ReviewScore } from '@stackyard/shared/reference/review-scores'
import { replyTexts, reviewTexts } from '../data/review-texts'
import { randomFor, type Random } from './random'
import type { PlannedUser } from './users'
import type { PlannedWarehouse } from './warehouses'

export type PlannedReview = {
  id: number
  rating: 1 | 2 | 3 | 4 | 5
  feedback: string
  warehouse: number
  author: number
  /** What is rated beside the stars, as those do who have goods there. */
  scores: Record<ReviewScore, number | null>
  createdAt: string
  updatedAt: string
  /** What the provider answered two days later. */
  reply: string | null
  repliedAt: string | null
}

const DAY_MS = 86_400_000

const planRating = (random: Random): PlannedReview['rating'] => {
  const roll = random.next()
  return roll < 0.5 ? 5 : roll < 0.8 ? 4 : roll < 0.92 ? 3 : roll < 0.97 ? 2 : 1
}

function planFeedback(random: Random, rating: PlannedReview['rating']): string {
  const { first, second } = reviewTexts[rating]
  return random.chance(0.65) ? `${random.pick(first)} ${random.pick(second)}` : random.pick(first)
}

/** Two reviews of three rate more than stars, about as well as the stars say. */
function planScores(id: number, rating: PlannedReview['rating']): PlannedReview['scores'] {
  const random = randomFor('review scores', id)
  const near = () => (id % 3 === 0 ? null : Math.min(5, Math.max(1, rating + random.whole(-1, 1))))
  return { receiving: near(), accuracy: near(), communication: near(), value: near() }
}

/** Providers answer one review in three, and each with one star. */
function planReply(
  id: number,
  rating: PlannedReview['rating'],
  at: string,
): Pick<PlannedReview, 'reply' | 'repliedAt'> {
  if (id % 3 > 0 && rating > 1) return { reply: null, repliedAt: null }
  const texts = replyTexts[rating]
  return {
    reply: texts[id % texts.length] ?? '',
    repliedAt: new Date(Date.parse(at) + 2 * DAY_MS).toISOString(),
  }
}

/** Reviews of the listings that are out: none on a third of them, up to seven on others, one a customer and listing. */
export function planReviews(
  warehouses: readonly PlannedWarehouse[],
  customers: readonly PlannedUser[],
  now: Date,
): PlannedReview[] {
  const reviews: PlannedReview[] = []
  for (const warehouse of warehouses) {
    const random = randomFor('reviews', warehouse.id)
    if (warehouse.isDraft || customers.length === 0 || random.chance(0.35)) continue
    const count = Math.min(customers.length, 1 + Math.floor(random.next() ** 2 * 7))
    const from = random.whole(0, customers.length - 1)
    const authors = new Set<number>()
    for (let i = 0; i < count; i += 1) {
      const author = customers[(from + i * 7) % customers.length]
      if (!author || authors.has(author.id)) continue
      authors.add(author.id)
      const rating = planRating(random)
      const at = new Date(now.getTime() - random.whole(2, 700) * DAY_MS).toISOString()
      const id = reviews.length + 1
      reviews.push({
        id,
        rating,
        feedback: planFeedback(random, rating),
        warehouse: warehouse.id,
        author: author.id,
        scores: planScores(id, rating),
        createdAt: at,
        updatedAt: at,
        ...planReply(id, rating, at),
      })
    }
  }
  return reviews
}

/** Writes the mean (two decimals) and the number of reviews onto the listings. */
export function withRatings(
  warehouses: readonly PlannedWarehouse[],
  reviews: readonly PlannedReview[],
): PlannedWarehouse[] {
  const byWarehouse = Map.groupBy(reviews, (review) => review.warehouse)
  return warehouses.map((warehouse) => {
    const own = byWarehouse.get(warehouse.id) ?? []
    const sum = own.reduce((total, review) => total + review.rating, 0)
    return {
      ...warehouse,
      reviewCount: own.length,
      averageRating: own.length === 0 ? 0 : Math.round((sum / own.length) * 100) / 100,
    }
  })
}
