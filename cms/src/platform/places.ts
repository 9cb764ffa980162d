/** What a maps service knows of the place at an address. */
export type PlaceReviews = {
  rating: number | null
  total: number
  reviews: { author: string; rating: number; text: string; createdAt: string }[]
}

export type Places = {
  /** Whether a maps service is connected. */
  isConfigured: boolean
  /** The reviews of the place at an address; null when the service did not answer. */
  reviewsOf(address: string): Promise<PlaceReviews | null>
}
