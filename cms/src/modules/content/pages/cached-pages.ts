import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf } from '../../../platform/request-id'
import { logRequest } from '../../../platform/request-log'
import type { Services } from '../../../platform/services'
import type { StoredPage } from './page-store'
import { readyAnswer } from './page-answer'

type Needed = {
  /** The page at a path that is in memory and right; asks nobody else. */
  find: (path: string) => StoredPage | undefined
  /** What every page of the site carries beside its own headers. */
  headers: Readonly<Record<string, string>>
}

/**
 * Answers a finished page from the memory of the process, ahead of the router; its answers are those of the router.
 * The listener is false, and has touched nothing, where the request is for anything else, or for a form to be made first.
 */
export function cachedPages({ log }: Pick<Services, 'log'>, { find, headers }: Needed) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers: asked } = request
    if ((method !== 'GET' && method !== 'HEAD') || asked['transfer-encoding'] || asked['content-length']) return false
    const started = performance.now()
    // Some addresses choose their page by the query (content-route.ts).
    const page = url.includes('?') ? undefined : find(url)
    const answer = page && readyAnswer(page, { accepted: asked['accept-encoding'], known: asked['if-none-match'] })
    if (!answer) return false
    const requestId = requestIdOf(asked['x-request-id'])
    response.writeHead(answer.status, { ...answer.headers, ...headers, 'x-request-id': requestId })
    response.end(method === 'HEAD' ? null : answer.body)
    logRequest(log, { requestId, method, path: url, status: answer.status, started })
    return true
  }
}
