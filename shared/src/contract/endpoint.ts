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
  /** First part of the path; the section in the docs. */
  group: string
}

type Path = `/${string}`

type EndpointOptions<TInput extends z.ZodType, TResults extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The spec's path, letter for letter, below `/api`. */
  path: Path
  audience: Audience | readonly Audience[]
  summary: string
  description?: string
  input: TInput
  results: TResults
  callsPerMinute?: number
  idempotent?: boolean
}

const base = oc.$meta<EndpointMeta>({ audience: [], group: '' })

const describeAudience = (audience: readonly Audience[]) => `Audience: ${audience.join(', ')}.`

/**
 * States one endpoint. The audience is required: an endpoint without one does not compile. Path parameters and the
 * query (GET, DELETE) or the body (others) arrive merged as one input; the output is the envelope around `results`.
 */
export const endpoint = <TInput extends z.ZodType, TResults extends z.ZodType>(
  options: EndpointOptions<TInput, TResults>,
) => {
  const audience = typeof options.audience === 'string' ? [options.audience] : [...options.audience]
  const group = options.path.split('/')[1] ?? ''
  return base
    .meta({
      audience,
      group,
      ...(options.callsPerMinute ? { callsPerMinute: options.callsPerMinute } : {}),
      ...(options.idempotent ? { idempotent: true } : {}),
    })
    .route({
      method: options.method,
      path: options.path,
      summary: options.summary,
      description: [options.description, describeAudience(audience)].filter(Boolean).join('\n\n'),
      tags: [group],
      spec: (operation) => ({
        ...operation,
        'x-audience': audience,
        ...(audience.includes('public') ? {} : { security: [{ bearer: [] }] }),
      }),
    })
    .input(options.input)
    .output(envelope(options.results))
}

/** The input of an endpoint that takes nothing; whatever is sent is dropped. */
export const nothing = z.object({}).optional()

/** Results of an endpoint that answers with its message alone. */
export const Done = z.object({ done: z.literal(true) })
export const done = { done: true } as const
