import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { centsToDollars, parseMoney } from '@stackyard/shared/domain/money'
import { linesFromRates, type QuotableListing, type QuoteNeed } from '@stackyard/shared/domain/quote-lines'
import { quoteLineKeys, type QuoteLineKey } from '@stackyard/shared/reference/quote-terms'
import type { SpaceType, StorageTerm } from '@stackyard/shared/reference/terms'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { QuoteOffer } from '@stackyard/shared/schema/quote-offer'

/** A provider's quote as it is typed. */
export type OfferDraft = {
  spaceType: SpaceType
  quantity: string
  startDate: string
  term: StorageTerm
  lines: Readonly<Record<QuoteLineKey, string>>
  included: string
  validUntil: string
  note: string
  /** To the questions of a request to several warehouses, in their order. */
  answers: readonly string[]
  files: readonly { id: number; title: string }[]
}

const VALID_DAYS = 14
const written = (dollars: number | null): string => (dollars === null ? '' : dollars.toFixed(2))

const linesOf = (dollarsOf: (key: QuoteLineKey) => number | null): OfferDraft['lines'] =>
  Object.fromEntries(quoteLineKeys.map((key) => [key, written(dollarsOf(key))])) as OfferDraft['lines']

/** What the form starts with: the provider's last offer, else the merchant's need. */
export function firstDraft({ need, offers }: QuoteDetails, now: Date): OfferDraft {
  const last = offers.findLast(({ side }) => side === 'seller')
  const wanted = last?.need ?? need
  const tomorrow = addDays(dayOf(now), 1)
  const soon = addDays(dayOf(now), VALID_DAYS)
  return {
    spaceType: wanted?.spaceType ?? 'PALLET',
    quantity: wanted ? String(wanted.quantity) : '',
    startDate: wanted && wanted.startDate > tomorrow ? wanted.startDate : tomorrow,
    term: wanted?.term ?? 3,
    lines: linesOf((key) => last?.lines[key] ?? null),
    included: last?.included.join('\n') ?? '',
    validUntil: last && last.validUntil > soon ? last.validUntil : soon,
    note: last?.note ?? '',
    answers: last?.answers ?? [],
    files: last?.files ?? [],
  }
}

const needOf = ({ spaceType, quantity, startDate, term }: OfferDraft): QuoteNeed => ({
  spaceType,
  quantity: Number(quantity),
  startDate,
  term,
})

/** The draft with the lines of the listing's own rates; what the listing has no rate for keeps what was typed. */
export function withRates(draft: OfferDraft, listing: QuotableListing): OfferDraft {
  const quantity = Number(draft.quantity) || 1
  const rates = linesFromRates(listing, { ...needOf(draft), quantity })
  return {
    ...draft,
    lines: Object.fromEntries(
      quoteLineKeys.map((key) => {
        const cents = rates[key]
        return [key, cents === null ? draft.lines[key] : written(centsToDollars(cents))]
      }),
    ) as OfferDraft['lines'],
  }
}

/** Dollars of a typed price; null for an empty line, undefined for what is no price. */
function readPrice(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = parseMoney(typed)
  return cents === null || cents < 0 ? undefined : centsToDollars(cents)
}

/** The lines that hold something other than a price. */
export const wrongLines = ({ lines }: OfferDraft): QuoteLineKey[] =>
  quoteLineKeys.filter((key) => readPrice(lines[key]) === undefined)

/** The quote to send; lines that are empty or no price have none. */
export const toOffer = (draft: OfferDraft) => ({
  need: needOf(draft),
  lines: Object.fromEntries(
    quoteLineKeys.map((key) => [key, readPrice(draft.lines[key]) ?? null]),
  ) as QuoteOffer['lines'],
  included: draft.included
    .split('\n')
    .map((entry) => entry.trim())
    .filter(Boolean),
  validUntil: draft.validUntil,
  note: draft.note.trim(),
  answers: draft.answers.map((answer) => answer.trim()),
  fileIds: draft.files.map(({ id }) => id),
})
