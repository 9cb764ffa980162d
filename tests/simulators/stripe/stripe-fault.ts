/** The `error` object of a Stripe reply. */
export type FaultBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: unknown
  setup_intent?: unknown
  payment_method?: unknown
  charge?: string
}

/** Ends a call with Stripe's error envelope: `{ error: body }` under `status`. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: FaultBody

  constructor(status: number, body: FaultBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** 400 `invalid_request_error`. */
export function invalid(message: string, code?: string, param?: string): StripeFault {
  return new StripeFault(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })
}

/** 404 in Stripe's words; `param` is `id` for the object of the path, else the parameter that named it. */
export function missing(noun: string, id: string, param = 'id'): StripeFault {
  const fault = invalid(`No such ${noun}: '${id}'`, 'resource_missing', param)
  return new StripeFault(param === 'id' ? 404 : 400, fault.body)
}

/** 402 `card_error`. */
export function declined(code: string, message: string, declineCode?: string): StripeFault {
  return new StripeFault(402, { type: 'card_error', message, code, ...(declineCode && { decline_code: declineCode }) })
}
