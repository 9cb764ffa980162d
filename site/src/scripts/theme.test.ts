import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

/** What the script notes on a page under such a system, with such an appearance kept. */
function shown(isSystemDark: boolean, kept: string | null, rest: { token?: string; search?: string } = {}) {
  const dataset: Record<string, string> = {}
  const items: Record<string, string | null | undefined> = { appearance: kept, token: rest.token }
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    location: { search: rest.search ?? '' },
    localStorage: { getItem: (key: string) => items[key] ?? null },
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && isSystemDark }),
  })
  return dataset
}

describe('before the first paint of a page with parts that need a script', () => {
  it.each([
    null,
    '{}',
    '{"navOpen":false}',
    '{"mode":"system"}',
    '{"mode":"purple"}',
    '{"mode":"darkish"}',
    '{"mode":7}',
    'nonsense',
    'null',
  ])('%s: the theme is that of the system', (kept) => {
    expect(shown(true, kept).theme).toBe('dark')
    expect(shown(false, kept).theme).toBe('light')
  })

  it.each(['light', 'dark'])('%s stays what it was chosen to be', (mode) => {
    for (const isSystemDark of [true, false]) expect(shown(isSystemDark, JSON.stringify({ mode })).theme).toBe(mode)
  })

  it('who is signed in and what was asked for is known', () => {
    expect(shown(false, null, { token: 'a', search: '?query=Akron' })).toEqual({
      theme: 'light',
      session: 'in',
      asked: '',
    })
    expect(shown(false, 'nonsense', { token: 'a' })).toEqual({ theme: 'light', session: 'in' })
    expect(shown(false, null)).toEqual({ theme: 'light' })
  })
})
