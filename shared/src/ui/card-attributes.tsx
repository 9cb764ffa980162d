type CountedCard = {
  id: number
  type?: string
  seller: { id: number }
  campaignId?: number | null
  ad?: { token: string } | undefined
}

/** What the root of every card of a listing says of it, so that a view of it counts (contract/seen-cards.ts reads it). */
export const cardAttributes = ({ id, type, seller, campaignId, ad }: CountedCard) => ({
  'data-listing': type === 'service' ? `service-${id}` : String(id),
  'data-seller': seller.id,
  'data-campaign': campaignId ?? undefined,
  'data-ad-token': ad?.token,
})
