import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const built = readdirSync(join(import.meta.dirname, '../../../../marketplace-app/dist/app-assets'))

/** Asks for the one file of the app whose name begins and ends so. */
async function ask(begins: string, ends: string, encoding = 'gzip, br'): Promise<Headers> {
  const name = built.find((file) => file.startsWith(begins) && file.endsWith(ends))
  const answer = await fetch(`${url}/app-assets/${name}`, { headers: { 'accept-encoding': encoding } })
  await answer.body?.cancel()
  expect(answer.status).toBe(200)
  return answer.headers
}

describe('the files of the app', () => {
  it.each([
    ['start-', '.js', 'text/javascript'],
    ['start-', '.css', 'text/css'],
    ['libheif-', '.wasm', 'application/wasm'],
  ])('%s*%s comes packed as the reader takes it, and is kept for a year', async (begins, ends, type) => {
    const headers = await ask(begins, ends)
    expect(headers.get('content-type')).toContain(type)
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('cache-control')).toContain('immutable')
    expect((await ask(begins, ends, 'gzip')).get('content-encoding')).toBe('gzip')
    expect((await ask(begins, ends, 'identity')).get('content-encoding')).toBeNull()
  })

  it('R-324: only the worker that reads pictures may compile WebAssembly', async () => {
    const policyOf = async (begins: string): Promise<string> =>
      (await ask(begins, '.js')).get('content-security-policy') ?? ''
    expect(await policyOf('picture-worker-')).toContain(`'wasm-unsafe-eval'`)
    expect(await policyOf('start-')).toContain(`script-src 'self'`)
    expect(await policyOf('start-')).not.toContain('unsafe-eval')
  })
})
