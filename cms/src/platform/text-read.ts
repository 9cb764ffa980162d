import type { InputOf } from '@stackyard/shared/contract/endpoint'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from './services'

/** What a text read answers with: the results as JSON text, and the number of all rows of a list. */
export type TextAnswer = { results: string; total?: number }

/** A public GET whose answer PostgreSQL writes as text, so that it is sent without being parsed and written anew. */
export type TextRead = {
  endpoint: object
  answer(services: Services, input: unknown, viewer: SessionUser | null): Promise<TextAnswer>
}

/** Ties an endpoint of the contract to the operation that answers it as text. */
export const textRead = <TEndpoint extends object>(
  endpoint: TEndpoint,
  answer: (services: Services, input: InputOf<TEndpoint>, viewer: SessionUser | null) => Promise<TextAnswer>,
): TextRead => ({
  endpoint,
  // The route hands over what the endpoint's own schema has parsed.
  answer: (services, input, viewer) => answer(services, input as InputOf<TEndpoint>, viewer),
})
