import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Review } from '@stackyard/shared/schema/review'
import { ReviewList } from '@stackyard/shared/ui/review-list'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { refusalText, useReader } from '../lib/reader'

export type ReviewsData = { warehouseId: number; sellerId: number; averageRating: number; reviews: Review[] }

const average = (reviews: readonly Review[]): number =>
  reviews.length === 0 ? 0 : reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length

/** Null once it is done, else the sentence to show. */
async function done(otherwise: string, act: () => Promise<void>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    return refusalText(error, otherwise)
  }
}

/** The listing's reviews, fresh from the server, with the forms to add, change and delete one. */
export default function ReviewsIsland({ data }: { data: ReviewsData }) {
  const reader = useReader()
  const [reviews, setReviews] = useState<readonly Review[]>(data.reviews)
  useEffect(() => {
    client.review.list({ warehouseId: data.warehouseId, limit: 100 }).then(
      ({ results }) => setReviews(results),
      () => undefined,
    )
  }, [data.warehouseId])
  const viewer = reader ? { id: reader.id, userType: reader.userType, serviceType: reader.serviceType } : null
  return (
    <ReviewList
      reviews={reviews}
      averageRating={average(reviews)}
      sellerId={data.sellerId}
      viewer={viewer}
      loginHref={withReturnTo('/auth/login', `${location.pathname}#reviews`)}
      onCreate={(text) =>
        done('Error in create review', async () => {
          const { results } = await client.review.create({ ...text, warehouseId: data.warehouseId })
          setReviews((before) => [results, ...before])
        })
      }
      readStanding={async () => (await client.review.standing({ warehouseId: data.warehouseId })).results}
      onUpdate={({ id }, text) =>
        done('Error in update review', async () => {
          const { results } = await client.review.update({ ...text, id })
          setReviews((before) => before.map((review) => (review.id === id ? results : review)))
        })
      }
      onReply={({ id }, reply) =>
        done('Your answer could not be saved', async () => {
          const { results } = await client.review.reply({ id, reply })
          setReviews((before) => before.map((review) => (review.id === id ? results : review)))
        })
      }
      onDelete={({ id }) =>
        done('Error in delete review', async () => {
          await client.review.delete({ id })
          setReviews((before) => before.filter((review) => review.id !== id))
        })
      }
    />
  )
}
