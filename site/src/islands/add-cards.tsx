import { inCarouselOrder } from '@stackyard/shared/domain/carousel'
import { pageOf } from '@stackyard/shared/domain/carousel-motion'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { client } from '../lib/api'
import type { MoreCards } from '../lib/more-cards'
import { itemWith } from './card-item'

/**
 * Fetches a page of cards and puts those that are not there yet at the list's end, before an item marked `data-last`.
 * Answers whether there may be another page.
 */
export async function addCards(list: HTMLElement, { page, pageSize, filters }: MoreCards): Promise<boolean> {
  const { results } = await client.warehouse.list({ ...filters, ...pageOf(page, pageSize) } as object)
  const known = new Set(
    Array.from(list.querySelectorAll<HTMLElement>('[data-listing]'), ({ dataset }) => dataset.listing),
  )
  const last = list.querySelector(':scope > [data-last]')
  for (const listing of inCarouselOrder(results))
    if (!known.has(String(listing.id))) list.insertBefore(itemWith(<SmallCard listing={listing} />), last)
  return results.length >= pageSize
}
