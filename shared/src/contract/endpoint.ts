import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from '../schema/envelope'

/**
 * Who may call an endpoint.
 * - `public`: anybody; a signed-in reader may see more (prices);
 * - `user`: anybody signed in;
 * - `owner`: anybody signed in, for records of their own: another's id answers like a missing one (404);
 * - `customer`, `seller`: that userType alone;
 * - `editor`: editors and admins;
 * - `admin`: admins.
 */
export const audiences = ['public', 'user', 'owner', 'customer', 'seller', 'editor', 'admin'] as const
export type Audience = (typeof audiences)[number]

/** What the server's guard, the access matrix and the docs read from an endpoint. */
export type EndpointMeta = {
  audience: readonly Audience[]
  /** Calls a minute from one address (and from one account when signed in). */
  callsPerMinute?: number
  /** True when the reply of a key in the `Idempotency-Key` header is kept and replayed. */
  idempotent?: boolean
  /** True when the person must have proved who they are in the last minutes. */
  stepUp?: boolean
  /** First part of the path; the section in the docs. */
  group: string
}

type Path = `/${string}`

type EndpointOptions<TInput extends z.ZodType, TResults extends z.ZodType, TAudience extends Audience> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The spec's path, letter for letter, below `/api`. */
  path: Path
  audience: TAudience | readonly TAudience[]
  summary: string
  description?: string
  input: TInput
  results: TResults
  callsPerMinute?: number
  idempotent?: boolean
  /** Asks for a recent proof of identity: a second factor, or the password of an account without one. */
  stepUp?: boolean
}

const base = oc.$meta<EndpointMeta>({ audience: [], group: '' })

/**
 * States one endpoint. The audience is required: an endpoint without one does not compile. Path parameters and the
 * query (GET) or the body (others) arrive merged as one input; the output is the envelope around `results`.
 */
export const endpoint = <TInput extends z.ZodType, TResults extends z.ZodType, const TAudience extends Audience>(
  options: EndpointOptions<TInput, TResults, TAudience>,
) => {
  const stated = begin(options).output(envelope(options.results))
  return stated as typeof stated & Stated<TInput, TResults, TAudience>
}

/**
 * States one endpoint that answers with a file in place of the envelope; its refusals are the envelope. The procedure
 * returns the File and sets `content-disposition` among the response's headers.
 */
export const fileEndpoint = <TInput extends z.ZodType, const TAudience extends Audience>(
  options: Omit<EndpointOptions<TInput, z.ZodType, TAudience>, 'results'>,
) => {
  const stated = begin(options).output(z.file())
  return stated as typeof stated & Stated<TInput, z.ZodFile, TAudience>
}

const begin = <TInput extends z.ZodType, TAudience extends Audience>(
  options: Omit<EndpointOptions<TInput, z.ZodType, TAudience>, 'results'>,
) => {
  const audience: readonly TAudience[] = typeof options.audience === 'string' ? [options.audience] : options.audience
  const group = options.path.split('/')[1] ?? ''
  return base
    .meta({
      audience,
      group,
      ...(options.callsPerMinute ? { callsPerMinute: options.callsPerMinute } : {}),
      ...(options.idempotent ? { idempotent: true } : {}),
      ...(options.stepUp ? { stepUp: true } : {}),
    })
    .route({
      method: options.method,
      path: options.path,
      summary: options.summary,
      description: [options.description, `Audience: ${audience.join(', ')}.`].filter(Boolean).join('\n\n'),
      tags: [group],
      spec: (operation) => ({
        ...operation,
        'x-audience': audience,
        ...(audience.some((one) => one === 'public') ? {} : { security: [{ bearer: [] }] }),
      }),
    })
    .input(options.input)
}

/** The types an endpoint was stated with, for those who implement it. Never there at run time. */
export type Stated<TInput, TResults, TAudience> = {
  readonly '~stated'?: { input: TInput; results: TResults; audience: TAudience }
}

type StatedOf<TEndpoint> =
  TEndpoint extends Stated<infer TInput, infer TResults, infer TAudience>
    ? { input: TInput; results: TResults; audience: TAudience }
    : never

/** The input after validation, as an implementation receives it. */
export type InputOf<TEndpoint> = StatedOf<TEndpoint>['input'] extends z.ZodType
  ? z.output<StatedOf<TEndpoint>['input']>
  : never

/** The results an implementation answers with. */
export type ResultsOf<TEndpoint> = StatedOf<TEndpoint>['results'] extends z.ZodType
  ? z.input<StatedOf<TEndpoint>['results']>
  : never

export type AudienceOf<TEndpoint> = StatedOf<TEndpoint>['audience']

/** The input of an endpoint that takes nothing; whatever is sent is dropped. */
export const nothing = z.object({}).optional()

/** Results of an endpoint that answers with its message alone. */
export const Done = z.object({ done: z.literal(true) })
export const done = { done: true } as const
