import { describe, expect, it } from 'vitest'
import { contentPolicy, headersOfEveryAnswer, panelPolicy, pictureWorkerPolicy } from './security-headers'

describe('headers of every answer', () => {
  it('ask for https for a year where the installation has it, and nowhere else', () => {
    expect(headersOfEveryAnswer('https://stackyard.test')['strict-transport-security']).toBe('max-age=31536000')
    expect(headersOfEveryAnswer('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
    expect(headersOfEveryAnswer('http://localhost:3000')['x-content-type-options']).toBe('nosniff')
  })
})

describe('content policies', () => {
  it('let pages call this host and the named partners only', () => {
    const policy = contentPolicy({ partners: ['https://pay.test'] })
    expect(policy).toContain(`connect-src 'self' https://pay.test;`)
    expect(policy).toContain(`script-src 'self' https://pay.test;`)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(panelPolicy('n')).toContain(`connect-src 'self';`)
    expect(panelPolicy('n')).not.toMatch(/wss?:/)
  })

  it('let pages fetch tiles of the map from where they are, as pictures or as shapes', () => {
    const policy = contentPolicy({ partners: ['https://pay.test'], tiles: 'https://*.tiles.test' })
    expect(policy).toContain(`img-src 'self' data: blob: https://*.tiles.test;`)
    expect(policy).toContain(`connect-src 'self' https://pay.test https://*.tiles.test;`)
    expect(policy).toContain(`script-src 'self' https://pay.test;`)
    expect(contentPolicy({ partners: [] })).toContain(`img-src 'self' data: blob:;`)
  })

  it('let the worker that reads pictures compile WebAssembly, and nothing else', () => {
    expect(pictureWorkerPolicy).toContain(`'wasm-unsafe-eval'`)
    for (const policy of [contentPolicy({ partners: [] }), panelPolicy('n')])
      expect(policy).not.toContain('unsafe-eval')
  })
})
