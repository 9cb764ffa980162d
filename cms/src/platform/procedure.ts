import type { AudienceOf, InputOf, ResultsOf } from '@stackyard/shared/contract/endpoint'
import type { Envelope } from '@stackyard/shared/schema/envelope'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from './services'

/** What a call brings along beside its input. */
export type RequestContext = {
  services: Services
  /** The signed-in person, read from the database for this very call; null for visitors. */
  user: SessionUser | null
  /** The id of the session the Bearer token belongs to. */
  sessionId: string | null
  /** When the person last proved who they are in this session; null when never. */
  provedAt: Date | null
  requestId: string
  ip: string
  headers: Headers
  /** The query as it came; bodies of PUT and POST are input, their query is not. */
  searchParams: URLSearchParams
  /** Headers to send along with the answer, `retry-after` for one. */
  responseHeaders: Headers
}

type SignedInContext = Omit<RequestContext, 'user' | 'sessionId'> & { user: SessionUser; sessionId: string }

/**
 * One endpoint implemented: `export const getCard: Procedure<Contract['cards']['get']> = async ({ input, context }) => …`.
 * The audience was checked and the input validated before. `context.user` may be null only where the audience holds
 * `public`. Answer with `reply(results, { total?, message?, statusCode? })`; throw CodedError to refuse.
 */
export type Procedure<TEndpoint> = (call: {
  input: InputOf<TEndpoint>
  context: 'public' extends AudienceOf<TEndpoint> ? RequestContext : SignedInContext
  /** Ends when the caller goes away. */
  signal?: AbortSignal | undefined
}) => Promise<ReplyOf<ResultsOf<TEndpoint>>>

/** Endpoints that were stated with `fileEndpoint` answer with the file itself. */
type ReplyOf<TResults> = [TResults] extends [File] ? File : Envelope<TResults>

/** All endpoints of some groups of the contract, by group and name. */
export type Procedures<TContract> = {
  [TGroup in keyof TContract]: { [TName in keyof TContract[TGroup]]: Procedure<TContract[TGroup][TName]> }
}
