import { z } from 'zod'
import { CreateMerchantInput, MerchantMade } from '../schema/merchant'
import { Quote, QuoteAnswerInput, QuoteDetails, QuoteListQuery, QuoteParams } from '../schema/quote'
import { QuoteAcceptInput, QuoteCounterInput, QuoteEndInput, QuoteSendInput } from '../schema/quote-offer'
import { endpoint } from './endpoint'

/** 000 §2.14, §7; 002 §7.5. */
export const quote = {
  request: endpoint({
    method: 'PATCH',
    path: '/merchants/create-warehouse-merchant',
    audience: 'public',
    summary: 'Ask a warehouse for a quote, or open a merchant account with a request for proposal',
    description:
      'With a password it opens the account of the wizard (000 §4.8). Without one it asks for a quote: visitors pass the captcha; an account is opened for an unknown address by a mail that sets its password. The answer is the same whether the address is known or not.',
    input: CreateMerchantInput,
    results: MerchantMade,
    callsPerMinute: 10,
  }),
  received: endpoint({
    method: 'GET',
    path: '/merchants/merchantList',
    audience: 'seller',
    summary: 'The requests for quotes that merchants sent to the own warehouses',
    input: QuoteListQuery,
    results: z.array(Quote),
  }),
  sent: endpoint({
    method: 'GET',
    path: '/merchants/quotes',
    audience: 'customer',
    summary: 'The own requests for quotes and their answers',
    input: QuoteListQuery,
    results: z.array(Quote),
  }),
  all: endpoint({
    method: 'GET',
    path: '/merchants/all-quotes',
    audience: 'admin',
    summary: 'Every request for a quote',
    input: QuoteListQuery,
    results: z.array(Quote),
  }),
  get: endpoint({
    method: 'GET',
    path: '/merchants/quotes/{id}',
    audience: 'owner',
    summary: 'A request for a quote, for the merchant and the provider',
    input: QuoteParams,
    results: QuoteDetails,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/merchants/quotes/{id}/answer',
    audience: 'seller',
    summary: 'Answer a request for a quote; the merchant gets the text by mail',
    input: QuoteAnswerInput,
    results: Quote,
    callsPerMinute: 30,
  }),
  send: endpoint({
    method: 'POST',
    path: '/merchants/quotes/{id}/send',
    audience: 'seller',
    summary: 'Send a quote, or a better one, line by line; the merchant can reserve at its price until it expires',
    input: QuoteSendInput,
    results: QuoteDetails,
    callsPerMinute: 120,
  }),
  counter: endpoint({
    method: 'POST',
    path: '/merchants/quotes/{id}/counter',
    audience: 'customer',
    summary: 'Propose another price for the offer that was seen',
    input: QuoteCounterInput,
    results: QuoteDetails,
    callsPerMinute: 120,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/merchants/quotes/{id}/accept',
    audience: 'customer',
    summary: 'Accept the offer that was seen; its price is fixed until the quote expires',
    input: QuoteAcceptInput,
    results: QuoteDetails,
    callsPerMinute: 120,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/merchants/quotes/{id}/decline',
    audience: ['customer', 'seller'],
    summary: 'Decline a quote as its merchant, or a request as its provider',
    input: QuoteEndInput,
    results: QuoteDetails,
    callsPerMinute: 120,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/merchants/quotes/{id}/withdraw',
    audience: ['customer', 'seller'],
    summary: 'Withdraw a request as its merchant, or a quote as its provider',
    input: QuoteEndInput,
    results: QuoteDetails,
    callsPerMinute: 120,
  }),
}
