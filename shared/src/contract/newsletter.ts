import { z } from 'zod'
import {
  ContactInput,
  ContactMessage,
  Newsletter,
  NewsletterSend,
  NewsletterSendInput,
  NewsletterSent,
  SellerSubscribeInput,
  SellerSubscription,
  SubscribeInput,
  Subscription,
  SubscriptionQuery,
  UnsubscribeInput,
} from '../schema/newsletter'
import { paging, recordId } from '../schema/query'
import { Done, endpoint } from './endpoint'

/** 002 §2.15, §7.4. A subscription counts once its mail was confirmed; every mail carries a link that ends it. */
export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/posts/subscribe',
    audience: 'public',
    summary: 'Ask for the news by mail',
    description: 'A mail asks the address to confirm. The answer is the same whether the address is known or not.',
    input: SubscribeInput,
    results: Done,
    callsPerMinute: 6,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/posts/unsubscribe',
    audience: 'public',
    summary: 'End the news by mail',
    description: 'With the token of a mail at once; with an address alone a mail brings the link that ends it.',
    input: UnsubscribeInput,
    results: Done,
    callsPerMinute: 6,
  }),
  subscribeToSeller: endpoint({
    method: 'POST',
    path: '/newsletter/subscribe',
    audience: 'user',
    summary: 'Subscribe to the newsletter of a seller, or end it',
    input: SellerSubscribeInput,
    description: 'An address that bounced before is asked by mail first: `isPending`.',
    results: SellerSubscription,
    callsPerMinute: 20,
  }),
  sellerSubscription: endpoint({
    method: 'GET',
    path: '/newsletter/subscribe',
    audience: 'user',
    summary: 'Whether the reader is subscribed to a seller',
    input: z.object({ sellerId: recordId }),
    results: SellerSubscription,
  }),
  cancelSend: endpoint({
    method: 'POST',
    path: '/newsletter/sends/{id}/cancel',
    audience: 'admin',
    summary: 'Take back a sending that has not begun, of anybody',
    input: z.object({ id: recordId }),
    results: Done,
  }),
  sendTemplate: endpoint({
    method: 'POST',
    path: '/newsletter/sendEmailTemplate',
    audience: 'admin',
    summary: 'Send a newsletter of the CMS to a segment, now, later or as a test',
    input: NewsletterSendInput,
    results: NewsletterSent,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/newsletter/templates',
    audience: 'admin',
    summary: 'Newsletters as editors wrote them',
    input: z.object(paging(50)),
    results: z.array(Newsletter),
  }),
  sends: endpoint({
    method: 'GET',
    path: '/newsletter/sends',
    audience: 'admin',
    summary: 'What was sent and what became of it, newest first',
    input: z.object(paging(20)),
    results: z.array(NewsletterSend),
  }),
  subscriptions: endpoint({
    method: 'GET',
    path: '/newsletter/subscriptions',
    audience: 'admin',
    summary: 'Addresses that asked for newsletters, newest first',
    input: SubscriptionQuery,
    results: z.array(Subscription),
  }),
}

/** 002 §7.5. */
export const contactUs = {
  send: endpoint({
    method: 'POST',
    path: '/contact-us/',
    audience: 'public',
    summary: 'Write to the house',
    description: 'Visitors pass the captcha. The message is kept and mailed to the team.',
    input: ContactInput,
    results: Done,
    callsPerMinute: 5,
  }),
  list: endpoint({
    method: 'GET',
    path: '/contact-us/',
    audience: 'admin',
    summary: 'Messages of the contact form, newest first',
    input: SubscriptionQuery,
    results: z.array(ContactMessage),
  }),
}
