import { z } from 'zod'
import { NewsletterSend, NewsletterSent } from '../schema/newsletter'
import { recordId } from '../schema/query'
import {
  SellerNewsletter,
  SellerNewsletterChange,
  SellerNewsletterInput,
  SellerNewsletterPage,
  SellerNewsletterSend,
  SellerNewsletterState,
  SellerSubscriber,
} from '../schema/seller-newsletter'
import { Done, endpoint } from './endpoint'

/** A seller's own newsletter: written, tried and sent by the seller, to those who subscribed to it. */
export const sellerNewsletter = {
  state: endpoint({
    method: 'GET',
    path: '/newsletter/own-state',
    audience: 'seller',
    summary: 'Subscribers, and how many sendings the plan leaves',
    input: z.object({}),
    results: SellerNewsletterState,
  }),
  list: endpoint({
    method: 'GET',
    path: '/newsletter/own',
    audience: 'seller',
    summary: 'Own newsletters, the one changed last first',
    input: SellerNewsletterPage,
    results: z.array(SellerNewsletter),
  }),
  create: endpoint({
    method: 'POST',
    path: '/newsletter/own',
    audience: 'seller',
    summary: 'Write a newsletter',
    input: SellerNewsletterInput,
    results: SellerNewsletter,
    callsPerMinute: 30,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/newsletter/own/{id}',
    audience: 'seller',
    summary: 'Change a newsletter; what was sent stays as it was',
    input: SellerNewsletterChange,
    results: SellerNewsletter,
    callsPerMinute: 60,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/newsletter/own/{id}',
    audience: 'seller',
    summary: 'Delete a newsletter; its sendings stay in the list',
    input: z.object({ id: recordId }),
    results: Done,
  }),
  send: endpoint({
    method: 'POST',
    path: '/newsletter/own/{id}/send',
    audience: 'seller',
    summary: 'Send a newsletter to the subscribers, now, later or as a test',
    input: SellerNewsletterSend,
    results: NewsletterSent,
    callsPerMinute: 10,
  }),
  sends: endpoint({
    method: 'GET',
    path: '/newsletter/own-sends',
    audience: 'seller',
    summary: 'What was sent to the subscribers and what became of it, newest first',
    input: SellerNewsletterPage,
    results: z.array(NewsletterSend),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/newsletter/own-sends/{id}/cancel',
    audience: 'seller',
    summary: 'Take back a sending that has not begun',
    input: z.object({ id: recordId }),
    results: Done,
  }),
  subscribers: endpoint({
    method: 'GET',
    path: '/newsletter/own-subscribers',
    audience: 'seller',
    summary: 'Who subscribed, newest first; addresses are shortened',
    input: SellerNewsletterPage,
    results: z.array(SellerSubscriber),
  }),
}
