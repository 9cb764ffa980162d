/**
 * Every error the API can answer with: its HTTP status and the sentence shown when the thrower has none of its own.
 * The sentence says what the reader can do next.
 */
export const ERROR_CODES = {
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  VALIDATION_FAILED: { status: 400, message: 'Some fields need your attention.' },
  TOKEN_INVALID: { status: 400, message: 'This link is not valid any more. Ask for a new one.' },
  CAPTCHA_FAILED: { status: 400, message: 'Please confirm that you are not a robot.' },
  NOT_CONFIGURED: { status: 400, message: 'This sign-in method is not available here. Use your e-mail and password.' },
  SOCIAL_REFUSED: { status: 400, message: 'This sign-in could not be confirmed. Start it again.' },
  TERM_UNAVAILABLE: { status: 400, message: 'This term has no price. Choose another term.' },
  QUANTITY_OUT_OF_RANGE: { status: 400, message: 'This quantity is outside the limits of the warehouse.' },
  START_DATE_INVALID: { status: 400, message: 'Choose a start date from today on, within a year.' },
  COUPON_REFUSED: { status: 400, message: 'This code cannot be used.' },
  PAYMENT_METHOD_INVALID: { status: 400, message: 'Choose a payment method of your own.' },
  AGREEMENT_REQUIRED: { status: 400, message: 'Agree to the merchant agreement to go on.' },
  UNAUTHENTICATED: { status: 401, message: 'Sign in to go on.' },
  WRONG_CREDENTIALS: { status: 401, message: 'E-mail or password is wrong.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Sign in again.' },
  CARD_DECLINED: { status: 402, message: 'Your card was declined. Try another card.' },
  PAYMENT_FAILED: { status: 402, message: 'The payment did not go through. Nothing was charged.' },
  PAYMENT_ACTION_REQUIRED: { status: 402, message: 'Your bank asks you to confirm this payment.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  ACCOUNT_DEACTIVATED: { status: 403, message: 'This account is deactivated. Contact support to open it again.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Your email is not verified yet!' },
  SOCIAL_EMAIL_UNVERIFIED: {
    status: 403,
    message: 'This provider has not verified your e-mail. Verify it there, or sign in with your password.',
  },
  KYC_REQUIRED: { status: 403, message: 'You need to verify your identity to make this transaction' },
  PLAN_REQUIRED: { status: 403, message: 'This comes with a paid plan. The provider is on the free plan.' },
  OWN_LISTING: { status: 403, message: 'You cannot do this on your own listing.' },
  PLAN_LIMIT_REACHED: { status: 403, message: 'Your plan allows no further listing. Upgrade it to add more.' },
  NOT_FOUND: { status: 404, message: 'Nothing was found here.' },
  LISTING_UNAVAILABLE: { status: 404, message: 'This listing is not available.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Load it again.' },
  PLAN_CHANGE_PENDING: {
    status: 409,
    message: 'Your last change of plan is still being worked out. Try again in a minute.',
  },
  PLAN_UNCHANGED: { status: 409, message: 'You have this plan already.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this e-mail exists already. Sign in instead.' },
  REVIEW_EXISTS: { status: 409, message: 'You have reviewed this listing already.' },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Look at the new figures and confirm again.' },
  LISTING_IN_USE: {
    status: 409,
    message: 'Space of this listing is reserved. Hide it, or wait until its reservations have ended.',
  },
  LISTING_STALE: {
    status: 409,
    message: 'The provider has not confirmed this space and its rates for 120 days. Get a quote instead.',
  },
  CAPACITY_EXCEEDED: { status: 409, message: 'There is not enough free space for this quantity and time.' },
  STORAGE_UNAVAILABLE: { status: 409, message: 'This listing does not take reservations.' },
  TRANSITION_REFUSED: { status: 409, message: 'This order is not in a state that allows this.' },
  REQUEST_IN_PROGRESS: { status: 409, message: 'The same request is still being worked on.' },
  UPLOAD_QUOTA: {
    status: 409,
    message: 'You have reached the limit of 1,000 files or 500 MB. Delete files you no longer need.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'This is too large.' },
  UNSUPPORTED_FILE: { status: 415, message: 'Files of this type are not accepted.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This key was used for another request before.' },
  ACCOUNT_LOCKED: {
    status: 423,
    message: 'Too many wrong attempts. Try again in a few minutes or reset your password.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request has too many or too large headers.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Quote the reference if you contact us.' },
  PAYMENT_PROVIDER_UNAVAILABLE: { status: 502, message: 'The payment provider does not answer. Nothing was charged.' },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: 'We could not check that you are human just now. Try again in a moment.',
  },
  SOCIAL_UNAVAILABLE: {
    status: 503,
    message: 'The sign-in provider does not answer. Try again in a minute, or use your e-mail and password.',
  },
  AI_UNAVAILABLE: { status: 502, message: 'The AI provider does not answer. Nothing was lost; try again later.' },
  UNAVAILABLE: { status: 503, message: 'We are busy right now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERROR_CODES

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code)
