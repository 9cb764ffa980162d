import { z } from 'zod'
import {
  AccountPage,
  AdminPayoutQuery,
  MoneySummary,
  OnboardingLink,
  Payout,
  PayoutAccount,
  PayoutQuery,
  PayoutStatement,
  StatementParams,
} from '../schema/payout'
import { IdParams } from '../schema/query'
import { Done, endpoint, fileEndpoint, nothing } from './endpoint'

/** The provider's onboarding, and ours around it. */
export const payout = {
  onboarding: endpoint({
    method: 'POST',
    path: '/payment/onboarding',
    audience: 'seller',
    summary: 'Begin or go on with the payment provider’s form for payouts',
    description: 'Answers with a link for one visit. The provider leads back to /auth/payout.',
    input: nothing,
    results: OnboardingLink,
    callsPerMinute: 20,
    stepUp: true,
  }),
  accountRefreshUrl: endpoint({
    method: 'GET',
    path: '/payment/account-refresh-url',
    audience: 'seller',
    summary: 'A new link to the form, for one that has expired; 404 before onboarding was begun',
    input: nothing,
    results: OnboardingLink,
    callsPerMinute: 20,
    stepUp: true,
  }),
  accountPage: endpoint({
    method: 'POST',
    path: '/payment/payout-account/page',
    audience: 'seller',
    summary:
      'A link, for one visit, to the provider’s page where the bank account is changed; 409 before the form was sent in',
    input: nothing,
    results: AccountPage,
    callsPerMinute: 20,
    stepUp: true,
  }),
  account: endpoint({
    method: 'GET',
    path: '/payment/payout-account',
    audience: 'seller',
    summary: 'The own standing at the payment provider and what is owed',
    input: nothing,
    results: PayoutAccount,
    callsPerMinute: 60,
  }),
  list: endpoint({
    method: 'GET',
    path: '/payment/payouts',
    audience: 'seller',
    summary: 'The own payouts, newest first',
    input: PayoutQuery,
    results: z.array(Payout),
  }),
  statements: endpoint({
    method: 'GET',
    path: '/payment/payout-statements',
    audience: 'seller',
    summary: 'The months in which money was sent or went back, newest first',
    input: PayoutQuery,
    results: z.array(PayoutStatement),
  }),
  statement: fileEndpoint({
    method: 'GET',
    path: '/payment/payout-statements/{month}',
    audience: 'seller',
    summary: 'The statement of a month as a PDF or CSV file',
    description: '`month`: YYYY-MM; `format`: pdf or csv. `language=ar` answers with the PDF in Arabic.',
    input: StatementParams,
    callsPerMinute: 60,
  }),
}

export const adminPayout = {
  summary: endpoint({
    method: 'GET',
    path: '/admin/money',
    audience: 'admin',
    summary: 'Money at a glance: held, captured, owed, paid out, refunded',
    input: nothing,
    results: MoneySummary,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/payouts',
    audience: 'admin',
    summary: 'All payouts, newest first',
    description: '`view`: stuck, owed, sent, returned or withheld; else all.',
    input: AdminPayoutQuery,
    results: z.array(Payout),
  }),
  statements: endpoint({
    method: 'GET',
    path: '/admin/payout-statements',
    audience: 'admin',
    summary: 'The months in which money was sent to sellers or went back, newest first',
    input: PayoutQuery,
    results: z.array(PayoutStatement),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/payouts/{id}/retry',
    audience: 'admin',
    summary: 'Has a refused payout or reversal tried now instead of later',
    description:
      'Moves no money itself: the worker does, under the guards of every try. 409 for one that was not refused.',
    input: IdParams,
    results: Done,
    callsPerMinute: 20,
    stepUp: true,
  }),
}
