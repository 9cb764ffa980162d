import type { Membership } from '@stackyard/shared/schema/plan'
import { call, ok, type Reply } from '../../../setup/api'
import type { Buyer } from '../../../setup/buyer'

type Place = { url: string }

/** The card and billing details of a buyer, as the plan dialog sends them. */
export const byCard = (buyer: Buyer) => ({
  paymentType: 'CARD',
  cardId: buyer.cardId,
  billingInfoId: buyer.billingInfoId,
})

export const upgrade = (
  { url }: Place,
  token: string,
  planId: string,
  body: object,
  query = '',
): Promise<Reply<Membership>> => call<Membership>(url, 'PUT', `/plans/upgrade/${planId}${query}`, { token, body })

export const membershipOf = ({ url }: Place, token: string): Promise<Membership> =>
  ok<Membership>(url, 'GET', '/payment/subscription', { token })
