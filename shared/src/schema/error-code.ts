/**
 * Every error the API can answer with: its HTTP status and the sentence shown when the thrower has none of its own.
 * The sentence says what the reader can do next.
 */
export const ERROR_CODES = {
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  VALIDATION_FAILED: { status: 400, message: 'Some fields need your attention.' },
  TOKEN_INVALID: { status: 400, message: 'This link is not valid any more. Ask for a new one.' },
  CAPTCHA_FAILED: { status: 400, message: 'Please confirm that you are not a robot.' },
  NOT_CONFIGURED: { status: 400, message: 'This sign-in method is not available here. Use your email and password.' },
  SOCIAL_REFUSED: { status: 400, message: 'This sign-in could not be confirmed. Start it again.' },
  TERM_UNAVAILABLE: { status: 400, message: 'This term has no price. Choose another term.' },
  QUANTITY_OUT_OF_RANGE: { status: 400, message: 'This quantity is outside the limits of the warehouse.' },
  START_DATE_INVALID: { status: 400, message: 'Choose a start date from today on, within a year.' },
  COUPON_REFUSED: { status: 400, message: 'This code cannot be used.' },
  PAYMENT_METHOD_INVALID: { status: 400, message: 'Choose a payment method of your own.' },
  AGREEMENT_REQUIRED: { status: 400, message: 'Agree to the merchant agreement to go on.' },
  UNAUTHENTICATED: { status: 401, message: 'Sign in to continue.' },
  WRONG_CREDENTIALS: { status: 401, message: 'Email or password is wrong.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Sign in again.' },
  CARD_DECLINED: { status: 402, message: 'Your card was declined. Try another card.' },
  PAYMENT_FAILED: { status: 402, message: 'The payment did not go through. Nothing was charged.' },
  PAYMENT_ACTION_REQUIRED: { status: 402, message: 'Your bank asks you to confirm this payment.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  ACCOUNT_DEACTIVATED: { status: 403, message: 'This account is deactivated. Contact support to open it again.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Your email is not verified yet!' },
  SOCIAL_EMAIL_UNVERIFIED: {
    status: 403,
    message: 'This provider has not verified your email. Verify it there, or sign in with your password.',
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    message: 'Confirm that it is you: sign in again with your provider, or set a password first.',
  },
  STEP_UP_REQUIRED: { status: 403, message: 'Confirm that it is you to continue.' },
  PROOF_OF_WORK_REQUIRED: {
    status: 403,
    message: 'There were failed sign-ins to this account. Reload the page and try again.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Add a passkey or an app for one-time codes in your security settings first.',
  },
  SOCIAL_UNLINKED: {
    status: 403,
    message: 'You unlinked this sign-in from your account. Sign in another way and link it again in your settings.',
  },
  KYC_REQUIRED: { status: 403, message: 'You need to verify your identity to make this transaction' },
  PLAN_REQUIRED: { status: 403, message: "The provider's plan does not include spotlights." },
  OWN_LISTING: { status: 403, message: 'You cannot do this on your own listing.' },
  PLAN_LIMIT_REACHED: {
    status: 403,
    message: 'You have reached the listing limit of your plan. Upgrade it to add more.',
  },
  NOT_FOUND: { status: 404, message: 'Nothing was found here.' },
  LISTING_UNAVAILABLE: { status: 404, message: 'This listing is not available.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime. Load it again.' },
  INVOICE_ISSUED: {
    status: 409,
    message: 'The payment was taken, so the invoice can’t be changed. Correct it from its own page.',
  },
  INVOICE_CREDITED: {
    status: 409,
    message: 'This invoice was already credited. Open the latest invoice of this payment.',
  },
  NOBODY_READS: {
    status: 409,
    message: 'Nobody reads messages to this profile yet: its company has not claimed it. Contact us instead.',
  },
  PLAN_CHANGE_PENDING: {
    status: 409,
    message: 'Your last plan change is still being processed. Try again in a minute.',
  },
  PLAN_UNCHANGED: { status: 409, message: 'You already have this plan.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists. Sign in instead.' },
  ACCOUNT_IN_USE: { status: 409, message: 'Something is still open in this account. Settle it first.' },
  LAST_SIGN_IN_METHOD: { status: 409, message: 'This is your only way to sign in. Set a password first.' },
  LAST_SECOND_FACTOR: {
    status: 409,
    message: 'This is your only second factor, and your account needs one. Add another first.',
  },
  SECOND_FACTOR_LIMIT: { status: 409, message: 'You already have ten second factors. Remove one first.' },
  SOCIAL_LINK_TAKEN: { status: 409, message: 'This account is already linked to another account here.' },
  REVIEW_TOO_EARLY: {
    status: 409,
    message: 'You can review this warehouse from the first day of your reservation.',
  },
  REVIEW_EXISTS: { status: 409, message: 'You have already reviewed this listing.' },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Check the new amounts and confirm again.' },
  PRICE_DROP: {
    status: 409,
    message: 'Some prices fall by more than half, or to zero. Check them, then confirm to continue.',
  },
  LISTING_IN_USE: {
    status: 409,
    message: 'Space of this listing is reserved. Hide it, or wait until its reservations have ended.',
  },
  LISTING_STALE: {
    status: 409,
    message: 'The provider has not confirmed this space and its rates for 120 days. Get a quote instead.',
  },
  CAPACITY_EXCEEDED: { status: 409, message: 'There is not enough free space for this quantity and time.' },
  INSUFFICIENT_CREDIT: { status: 409, message: 'Your wallet has too little credit for this. Add credit first.' },
  BUDGET_BELOW_SPENT: { status: 409, message: 'The budget cannot go below what the campaign has spent.' },
  CAMPAIGN_ENDED: { status: 409, message: 'This campaign has ended. Start a new one.' },
  CAMPAIGN_NOT_PAUSED: { status: 409, message: 'This campaign is not paused.' },
  PAYMENT_PENDING: { status: 409, message: 'This payment has not succeeded yet. Nothing was credited so far.' },
  SUBSCRIPTION_EXISTS: {
    status: 409,
    message: 'You already have a monthly top-up. Cancel it before you set up another.',
  },
  STORAGE_UNAVAILABLE: { status: 409, message: 'This listing does not take reservations.' },
  TRANSITION_REFUSED: { status: 409, message: 'The status of this reservation doesn’t allow this.' },
  REQUEST_IN_PROGRESS: { status: 409, message: 'The same request is still being processed.' },
  UPLOAD_QUOTA: {
    status: 409,
    message: 'You have reached the limit of 1,000 files or 500 MB. Delete files you no longer need.',
  },
  LINK_REVOKED: { status: 410, message: 'The person who shared this link revoked it.' },
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
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider is not responding. Nothing was charged.',
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: 'We could not check that you are human just now. Try again in a moment.',
  },
  SOCIAL_UNAVAILABLE: {
    status: 503,
    message: 'The sign-in provider does not answer. Try again in a minute, or use your email and password.',
  },
  AI_UNAVAILABLE: { status: 502, message: 'The AI provider does not answer. Nothing was lost; try again later.' },
  FILES_UNAVAILABLE: { status: 503, message: 'We couldn’t reach our file storage. Try again in a moment.' },
  UNAVAILABLE: { status: 503, message: 'We are busy right now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERROR_CODES
