import { logFailure } from '../reference/log-failure'
import type { z } from 'zod'
import { mostAds } from '../domain/ad-places'
import type { CampaignType } from '../reference/campaigns'
import type { AdQuery, SponsoredCard, SponsoredListing, SponsoredService } from '../schema/sponsored'

/** How long a list that is there waits for its sponsored cards. */
export const AD_WAIT_MS = 400

/** Asks for the sponsored cards of a list; null for a reader who gets none (admins). */
export type AskForAds<Card> = ((signal: AbortSignal) => Promise<{ results: readonly Card[] }>) | null

export type PageWithAds<Page, Card> = { page: Page; ads: readonly Card[] }

/** The cards, or none when the call fails. */
async function cardsOf<Card>(ask: AskForAds<Card>, signal: AbortSignal): Promise<readonly Card[]> {
  if (!ask) return []
  try {
    return (await ask(signal)).results
  } catch (error) {
    if (!signal.aborted) logFailure('Sponsored listings could not be loaded', error)
    return []
  }
}

/**
 * A page of a list with its sponsored cards. Both are asked for at once; the page waits for the cards for a moment, and
 * does without them when they come late or not at all.
 * @throws whatever the page's own call throws
 */
export async function withAds<Page, Card>(
  asked: Promise<Page>,
  ask: AskForAds<Card>,
): Promise<PageWithAds<Page, Card>> {
  const call = new AbortController()
  const cards = cardsOf(ask, call.signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const page = await asked
    const tooLate = new Promise<readonly Card[]>((resolve) => {
      timer = setTimeout(() => resolve([]), AD_WAIT_MS)
    })
    return { page, ads: await Promise.race([cards, tooLate]) }
  } finally {
    clearTimeout(timer)
    // What is still on its way comes too late to be shown.
    call.abort()
  }
}

/** Sponsored cards come before the others of a carousel: no more of them than ten cards may hold. */
export const CAROUSEL_AD_LIMIT = 10

/** What is asked for: the filters of the list, its part, and the campaigns that fit it. */
export type AdInput = z.input<typeof AdQuery> & { campaignType: CampaignType; limit: number }

/** The call of the API (`ad.list`). */
type AdCall = (input: AdInput, options: { signal: AbortSignal }) => Promise<{ results: readonly SponsoredCard[] }>

const isListing = (card: SponsoredCard): card is SponsoredListing => card.type === 'warehouse'
const isService = (card: SponsoredCard): card is SponsoredService => card.type === 'service'

/**
 * The ways to ask for sponsored cards; `isShown` says whether the reader gets any. A list too short for one is not asked
 * about.
 */
export function adCalls(call: AdCall, isShown: () => boolean) {
  const of =
    <Card extends SponsoredCard>(type: Card['type'], isIt: (card: SponsoredCard) => card is Card) =>
    (input: AdInput): AskForAds<Card> =>
      mostAds(input.limit) > 0 && isShown()
        ? async (signal) => ({ results: (await call({ ...input, type }, { signal })).results.filter(isIt) })
        : null
  return { listings: of('warehouse', isListing), services: of('service', isService) }
}

type ListKind = {
  /** The list holds HotRacks alone. */
  isHotRacks?: boolean
  /** A page for searching. */
  isSearchPage?: boolean
  query?: string | undefined
  /** The reader has chosen filters. */
  isFiltered?: boolean
}

/** The campaigns whose cards fit a list. */
export function campaignTypeOf({ isHotRacks, isSearchPage, query, isFiltered }: ListKind): CampaignType {
  if (isHotRacks) return 'hotdeal'
  return query || (isSearchPage && isFiltered) ? 'search' : 'featured'
}

/** A reader on the move sees a little more by the time that a list is drawn. */
const SOON_IN_SIGHT_PX = 200

/** How many cards of a list the reader sees, or has seen: those that begin above the window's lower edge. */
export const cardsInSight = (list: Element | null): number =>
  Array.from(list?.querySelectorAll('[data-listing]') ?? []).filter(
    (card) => card.getBoundingClientRect().top < innerHeight + SOON_IN_SIGHT_PX,
  ).length

/** Whether nothing of an element has been in sight yet, so that what moves in it moves unseen. */
export const isBelowSight = (element: Element): boolean => element.getBoundingClientRect().top >= innerHeight
