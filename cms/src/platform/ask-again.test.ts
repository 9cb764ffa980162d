import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { sayWhenToAskAgain } from './ask-again'

type Answer = (response: ServerResponse) => unknown

async function retryAfter(answer: Answer): Promise<string | null> {
  const server = createServer((_, response) => {
    sayWhenToAskAgain(response, 5)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).headers.get('retry-after')
  } finally {
    server.close()
  }
}

it.each<[string, string | null, Answer]>([
  ['503 by its status', '5', (response) => Object.assign(response, { statusCode: 503 }).end('later')],
  ['503 by its head', '5', (response) => response.writeHead(503, { 'content-type': 'text/plain' }).end('later')],
  ['503 that says so itself', '2', (response) => response.setHeader('retry-after', '2').writeHead(503).end()],
  ['200', null, (response) => response.end('now')],
  ['500', null, (response) => response.writeHead(500).end()],
])('%s: Retry-After %s', async (_, said, answer) => {
  expect(await retryAfter(answer)).toBe(said)
})
