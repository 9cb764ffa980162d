import type { ServerResponse } from 'node:http'

/** Has an answer of 503 say when to ask again, whoever writes it; one that says so itself keeps its word. */
export function sayWhenToAskAgain(response: ServerResponse, seconds: number): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status === 503 && !response.hasHeader('retry-after')) response.setHeader('retry-after', String(seconds))
    return writeHead(status, ...rest)
  }) as ServerResponse['writeHead']
}
