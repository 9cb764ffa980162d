import { quoteTotals } from '@stackyard/shared/domain/quote-lines'
import type { QuoteAction, QuoteActor } from '@stackyard/shared/reference/quote-terms'
import { formatCents } from '@stackyard/shared/domain/money'
import { saidDay } from '@stackyard/shared/reference/said-day'
import { saidTerm } from '@stackyard/shared/domain/said-need'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyAdmins, notifyUser } from '../../foundation/notification'
import { MAIL_NEWS } from './jobs/mail-news'
import type { OfferRow } from './offer-repository'
import type { Named } from './repository'

type News = { subject: string; message: string }

/** "$1,200.00 a month for 300 pallets from …, 6 months": what an offer comes to. */
function saidOffer({ lines, spaceType, quantity, startDay, term }: OfferRow): string {
  const totals = quoteTotals(lines, { quantity, term })
  const unit = spaceType === 'SQ_FEET' ? 'square feet' : quantity === 1 ? 'pallet' : 'pallets'
  const space = `${quantity.toLocaleString('en-US')} ${unit} from ${saidDay(startDay)} for ${saidTerm(term)}`
  return totals
    ? `${space}: ${formatCents(totals.monthCents)} per month, ${formatCents(totals.termCents)} for the term`
    : space
}

const said = (note: string): string => (note ? ` They wrote: “${note}”` : '')

/** What a merchant is told of a step. */
function toMerchant(action: QuoteAction, named: Named, note: string): News | null {
  const from = named.warehouse?.name ?? named.sellerName
  const { offer } = named
  if (action === 'send' && offer)
    return {
      subject: `Your quote from ${from}`,
      message: `${from} sent you a quote for ${saidOffer(offer)}. It is valid until ${saidDay(offer.validUntil)}.`,
    }
  if (action === 'decline')
    return {
      subject: `${from} can't quote your request`,
      message: `${from} can't quote your request this time.${said(note)} You can ask other warehouses.`,
    }
  if (action === 'withdraw')
    return { subject: `${from} withdrew its quote`, message: `${from} withdrew its quote.${said(note)}` }
  if (action === 'expire' && offer)
    return {
      subject: `Your quote from ${from} has expired`,
      message: `Your quote from ${from} has expired. Ask again if you still need the space.`,
    }
  return null
}

/** What a provider is told of a step. */
function toProvider(action: QuoteAction, { row, offer, warehouse }: Named, note: string): News | null {
  const who = row.company
  const place = warehouse ? ` for ${warehouse.name}` : ''
  if (action === 'counter' && offer)
    return {
      subject: `${who} proposes another price`,
      message: `${who} proposes ${saidOffer(offer)}${place}.${said(note)} Send a better quote, or decline.`,
    }
  if (action === 'accept')
    return {
      subject: `${who} accepted your quote`,
      message: `You have an accepted quote${place}: ${who} can now reserve at your price until it expires.`,
    }
  if (action === 'decline')
    return { subject: `${who} declined your quote`, message: `${who} declined your quote${place}.${said(note)}` }
  if (action === 'withdraw')
    return { subject: `${who} withdrew a request`, message: `${who} withdrew the request${place}.${said(note)}` }
  if (action === 'expire' && !offer)
    return {
      subject: `The request from ${who} has ended`,
      message: `The time to answer the request from ${who}${place} is over. You don’t need to do anything.`,
    }
  if (action === 'expire')
    return {
      subject: `Your quote to ${who} has expired`,
      message: `Your quote to ${who}${place} has expired. You can send it again.`,
    }
  return null
}

/**
 * Tells whom a step concerns: never its own actor; both sides of what the system decided. A merchant without an account
 * is told by email alone. The requests of a managed profile are the admins'.
 */
export async function tellOfStep(
  { jobs }: Services,
  tx: Tx,
  named: Named,
  { action, actor, note = '' }: { action: QuoteAction; actor: QuoteActor; note?: string | undefined },
): Promise<void> {
  const { row } = named
  const path = `/dashboard/quotes/${row.id}`
  const noticeOf = ({ subject, message }: News) => ({
    kind: `quote_${action}`,
    message,
    data: { quoteId: row.id, path },
    mail: { subject, path },
  })
  const merchants = actor === 'customer' ? null : toMerchant(action, named, note)
  if (merchants && row.customerId) await notifyUser(jobs, tx, { ...noticeOf(merchants), userId: row.customerId })
  else if (merchants) await jobs.add(tx, MAIL_NEWS, { quoteId: row.id, ...merchants })
  // An admin acts for a managed profile, whose notices are the admins'.
  const providers = actor === 'seller' || actor === 'admin' ? null : toProvider(action, named, note)
  if (!providers) return
  if (named.sellerType === 'manager') await notifyAdmins(jobs, tx, noticeOf(providers))
  else await notifyUser(jobs, tx, { ...noticeOf(providers), userId: row.sellerId })
}
