import { z } from 'zod'
import {
  AddCreditInput,
  AddedCredit,
  CancelSubscriptionParams,
  FinalizeInput,
  WalletBalance,
  WalletCredit,
  WalletEntry,
  WalletEntryQuery,
  WalletSubscription,
  ZeroBalanceQuery,
  ZeroBalanceUser,
} from '../schema/wallet'
import { TextFile } from '../schema/text-file'
import { endpoint, nothing } from './endpoint'

/** A seller's prepaid credit for campaigns. Credit is what the payment provider says was paid, once, to its owner. */
export const wallet = {
  balance: endpoint({
    method: 'GET',
    path: '/wallet/balance',
    audience: 'seller',
    summary: 'Credit to spend, and what campaigns have set aside',
    input: nothing,
    results: WalletBalance,
  }),
  addCredit: endpoint({
    method: 'POST',
    path: '/wallet/add-credit',
    audience: 'seller',
    summary: 'Add credit by card or bank account, once or monthly',
    description:
      'A card credits at once; a bank debit when it has succeeded. A `clientSecret` in the results says that the card’s bank asks its holder: confirm the payment with it, then call `finalize`. A monthly top-up answers PAYMENT_ACTION_REQUIRED instead, with the secret of a setup: confirm the card with it, then call again under a new key. An `Idempotency-Key` header makes a repeated call one top-up.',
    input: AddCreditInput,
    results: AddedCredit,
    callsPerMinute: 20,
    idempotent: true,
  }),
  finalize: endpoint({
    method: 'POST',
    path: '/wallet/finalize',
    audience: 'seller',
    summary: 'Credit a payment that its bank has confirmed',
    description: 'The payment is read at the provider; `amount` and `paymentType` are compared and never credited.',
    input: FinalizeInput,
    results: WalletCredit,
    callsPerMinute: 60,
  }),
  transactions: endpoint({
    method: 'GET',
    path: '/wallet/transactions',
    audience: 'seller',
    summary: 'Credits, charges, reservations and refunds, newest first',
    description: 'Charges are summed by campaign and day.',
    input: WalletEntryQuery,
    results: z.array(WalletEntry),
  }),
  exportTransactions: endpoint({
    method: 'GET',
    path: '/wallet/transactions/export',
    audience: 'seller',
    summary: 'The whole history as a CSV file',
    input: nothing,
    results: TextFile,
  }),
  activeSubscription: endpoint({
    method: 'GET',
    path: '/wallet/active-subscription',
    audience: 'seller',
    summary: 'The monthly top-up, or null',
    input: nothing,
    results: WalletSubscription.nullable(),
  }),
  cancelSubscription: endpoint({
    method: 'DELETE',
    path: '/wallet/cancel-subscription/{id}',
    audience: 'seller',
    summary: 'End the monthly top-up; credit that was paid stays',
    input: CancelSubscriptionParams,
    results: WalletSubscription.nullable(),
    callsPerMinute: 20,
  }),
  zeroBalanceUsers: endpoint({
    method: 'GET',
    path: '/wallet/zero-balance-users',
    audience: 'admin',
    summary: 'Sellers without credit, those who ran out last first',
    input: ZeroBalanceQuery,
    results: z.array(ZeroBalanceUser),
  }),
}
