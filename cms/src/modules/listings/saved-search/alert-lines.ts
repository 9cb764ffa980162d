import type { Language } from '@stackyard/shared/reference/languages'
import { mailText } from '@stackyard/shared/messages/mails/mail-text'
import { MOST_IN_ALERT_EMAIL } from '@stackyard/shared/reference/search-alerts'
import type { Letter } from '../../foundation/mail'
import type { TellableListing } from '../discovery'
import type { Hit } from './hit-repository'

/** A listing with what is told of it. */
export type Told = { listing: TellableListing; hits: readonly Hit[] }

const isTrueStill = ({ reason, rateBefore }: Hit, { rate, isHotRack }: TellableListing): boolean => {
  if (reason === 'hotrack') return isHotRack
  if (reason === 'price') return rate !== null && rateBefore !== null && rate < rateBefore
  return true
}

/** What holds still of the hits of one search; `listings` are those that match now. */
export function toldOf(hits: readonly Hit[], listings: readonly TellableListing[]): Told[] {
  const by = Map.groupBy(hits, ({ listingId }) => listingId)
  return listings.flatMap((listing) => {
    const held = (by.get(listing.id) ?? []).filter((hit) => isTrueStill(hit, listing))
    return held.length > 0 ? [{ listing, hits: held }] : []
  })
}

function sayHit(language: Language, { reason, rateBefore }: Hit, { rate }: TellableListing): string {
  if (reason !== 'price') return mailText(language, `alert.${reason}`)
  return mailText(language, 'alert.price', { amount: { cents: (rateBefore ?? 0) - (rate ?? 0) } })
}

function sayListing(language: Language, { listing, hits }: Told): string {
  const { city, state, rate, isSqft } = listing
  const reasons = [...new Set(hits.map((hit) => sayHit(language, hit, listing)))]
  const place = [city, state].filter(Boolean).join(', ')
  const unit = isSqft ? 'sqft' : 'pallet'
  return [
    ...reasons,
    ...(rate ? [mailText(language, `alert.rate.${unit}`, { rate: { cents: rate } })] : []),
    ...(place ? [mailText(language, 'alert.place', { place })] : []),
  ].join(' · ')
}

/** The lines of an email: each listing once, with why it is told, at most ten. */
export function alertLines(told: readonly Told[], publicUrl: string): NonNullable<Letter['lines']> {
  const byListing = Map.groupBy(told, ({ listing }) => listing.id)
  const merged = [...byListing.values()].slice(0, MOST_IN_ALERT_EMAIL).flatMap((same) => {
    const [first] = same
    return first ? [{ listing: first.listing, hits: same.flatMap(({ hits }) => hits) }] : []
  })
  const inLanguage = (language: Language) =>
    merged.map((one) => ({
      label: one.listing.name,
      value: sayListing(language, one),
      url: new URL(`/dashboard/warehouses/${one.listing.slug}`, publicUrl).href,
    }))
  return { en: inLanguage('en'), ar: inLanguage('ar') }
}
