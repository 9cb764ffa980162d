import { carouselWithAds, type PlacedCard, withNextPage } from '@stackyard/shared/domain/ad-places'
import type { SponsoredCard } from '@stackyard/shared/schema/sponsored'
import { cardsInSight, isBelowSight, withAds } from '@stackyard/shared/ui/sponsored-cards'
import type { AdPlace } from '../lib/ad-place'
import { ads } from '../lib/ads'

/** A card on its way to its place: one of the page in its item, or a sponsored one. */
type Placed = PlacedCard & { item?: Element; card?: SponsoredCard }

/** The cards that are in a list, in their order; other items follow them. */
const cardsIn = (list: Element): Placed[] =>
  [...list.children].flatMap((item): Placed[] => {
    const [, service, id] =
      /^(service-)?(\d+)$/.exec(item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? '') ?? []
    return id ? [{ id: Number(id), type: service ? 'service' : 'warehouse', item }] : []
  })

const sponsored = (card: SponsoredCard): Placed => ({ id: card.id, type: card.type, isAd: true, card })

/** Whether a sponsored card could come without a reader seeing others move. */
const hasRoom = (list: Element, { kind }: AdPlace): boolean =>
  kind === 'list' ? cardsInSight(list) < cardsIn(list).length : isBelowSight(list)

/** What the list shows with its sponsored cards; null where a reader would see cards move. */
function arranged(list: Element, { kind, limit }: AdPlace, cards: readonly SponsoredCard[]): Placed[] | null {
  const organic = cardsIn(list)
  const mine = cards.map(sponsored)
  if (kind === 'list') return withNextPage<Placed>([], { organic, ads: mine, from: cardsInSight(list) })
  if (!isBelowSight(list)) return null
  const all = carouselWithAds(organic, mine)
  return kind === 'strip' ? all.slice(0, limit) : all
}

/** Makes the list's items those of the cards; items that stay are not touched. */
function show(list: Element, placed: readonly Placed[], draw: (card: SponsoredCard) => Element): void {
  const items = placed.map(({ item, card }) => item ?? (card ? draw(card) : null))
  for (const { item } of cardsIn(list)) if (item && !items.includes(item)) item.remove()
  for (const [at, item] of items.entries())
    if (item && list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null)
}

/**
 * Puts sponsored cards into a list that is on the page, once its own cards are there (`whole`). Nothing that the reader
 * sees moves: a list takes them below what is in sight, a strip or carousel only while all of it is below.
 */
export async function addAds(list: Element, place: AdPlace, whole: Promise<unknown>): Promise<void> {
  const { campaignType, filters, limit, skip = 0, card } = place
  if (!hasRoom(list, place)) return
  const ask = card === 'service' ? ads.services : ads.listings
  const { ads: cards } = await withAds<unknown, SponsoredCard>(whole, ask({ ...filters, campaignType, limit, skip }))
  if (cards.length === 0) return
  const { sponsoredItem } = await import('./card-item')
  const placed = arranged(list, place, cards)
  if (placed) show(list, placed, (each) => sponsoredItem(each, card))
}
