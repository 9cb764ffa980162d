import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { usePlainIssues } from '@stackyard/shared/schema/plain-issues'
import type { RequestContext } from '../platform/procedure'
import type { Services } from '../platform/services'
import { withSpan } from '../platform/spans'
import { encodeErrorBody, toRefusal, toWireError } from './errors'
import { createRouter } from './router'

/** The contract over HTTP: whatever a procedure throws leaves as the envelope, faults are logged with their reference. */
export function createHandler(services: Services) {
  usePlainIssues()
  return new OpenAPIHandler<RequestContext>(createRouter(services), {
    maxBracketNotationArrayIndex: 199,
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      async ({ next, context, path }) => {
        try {
          return await withSpan(path.join('.'), () => next())
        } catch (error) {
          const refused = toRefusal(error, context.requestId)
          if (refused.isFault)
            context.services.log.error(
              { err: error, requestId: context.requestId, endpoint: path.join('.') },
              'an endpoint failed',
            )
          throw toWireError(refused)
        }
      },
    ],
  })
}
