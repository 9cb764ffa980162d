/** What a payment method does when it is used; decided by its well-known test number (docs.stripe.com/testing). */
export type Behavior = {
  /** The card is refused when it is attached to a customer as well as when it is charged. */
  attach?: Decline
  charge?: Decline
  /** `unless-set-up`: 3-D Secure once, in a SetupIntent; `always`: at each use. */
  authentication?: 'unless-set-up' | 'always'
  /** Result of an ACH debit. */
  debit?: 'succeeds' | 'stays' | { code: string; message: string }
  /** The small deposits that would prove the account come back. */
  refusesDeposits?: true
}
export type Decline = { code: string; message: string; declineCode?: string }
export type TestCard = Behavior & { brand: string; funding: 'credit' | 'debit' }

const refused = (declineCode: string): Decline => ({
  code: 'card_declined',
  message: 'Your card was declined.',
  declineCode,
})
const insufficient: Decline = {
  code: 'card_declined',
  message: 'Your card has insufficient funds.',
  declineCode: 'insufficient_funds',
}
const expired: Decline = { code: 'expired_card', message: 'Your card has expired.' }
const badCvc: Decline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }
const generic = refused('generic_decline')

export const testCards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', funding: 'credit' },
  '4000056655665556': { brand: 'visa', funding: 'debit' },
  '5555555555554444': { brand: 'mastercard', funding: 'credit' },
  '378282246310005': { brand: 'amex', funding: 'credit' },
  '4000000000000002': { brand: 'visa', funding: 'credit', attach: generic, charge: generic },
  '4000000000009995': { brand: 'visa', funding: 'credit', attach: insufficient, charge: insufficient },
  '4000000000000069': { brand: 'visa', funding: 'credit', attach: expired, charge: expired },
  '4000000000000127': { brand: 'visa', funding: 'credit', attach: badCvc, charge: badCvc },
  '4000000000000341': { brand: 'visa', funding: 'credit', charge: generic },
  '4000002500003155': { brand: 'visa', funding: 'credit', authentication: 'unless-set-up' },
  '4000002760003184': { brand: 'visa', funding: 'credit', authentication: 'always' },
}

/** Ready-made tokens and payment methods of Stripe's test mode, by the number they stand for. */
export const namedTokens: Record<string, string> = {
  tok_visa: '4242424242424242',
  tok_visa_debit: '4000056655665556',
  tok_mastercard: '5555555555554444',
  tok_amex: '378282246310005',
  tok_chargeDeclined: '4000000000000002',
  tok_chargeDeclinedInsufficientFunds: '4000000000009995',
  tok_chargeDeclinedExpiredCard: '4000000000000069',
  tok_chargeCustomerFail: '4000000000000341',
}
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
}
export const namedBankAccounts: Record<string, string> = {
  pm_usBankAccount_success: '000123456789',
  pm_usBankAccount_insufficientFunds: '000222222227',
  pm_usBankAccount_accountClosed: '000111111113',
}

export const testRoutingNumber = '110000000'

export const testBankAccounts: Record<string, Behavior> = {
  '000123456789': { debit: 'succeeds' },
  '000000000009': { debit: 'stays' },
  '000111111113': { debit: { code: 'account_closed', message: "The customer's bank account has been closed." } },
  '000111111116': { debit: { code: 'no_account', message: "The customer's bank account could not be located." } },
  '000222222227': {
    debit: {
      code: 'insufficient_funds',
      message: "The customer's account has insufficient funds to cover this payment.",
    },
  },
  '000666666661': { refusesDeposits: true },
  '000333333335': {
    debit: {
      code: 'debit_not_authorized',
      message: 'The customer has notified their bank that this payment was unauthorized.',
    },
  },
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
