import { createStore } from 'jotai'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const root = { lang: 'en', dir: '', dataset: {} as Record<string, string> }
vi.stubGlobal('document', { documentElement: root })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

const { appearanceAtom, applyStoredAppearance, navOpenAtom, readAppearance, themeAtom } = await import('./theme')

beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

const defaults = { mode: 'light', direction: 'ltr', contrast: 'default', stretch: 'off' }

describe('the appearance of a device', () => {
  it('starts light and unstretched, from right to left in Arabic (R-457)', () => {
    expect(readAppearance('en')).toEqual(defaults)
    expect(readAppearance('ar-EG')).toEqual({ ...defaults, direction: 'rtl' })
  })

  it('is dark on a device that asks for it, until light is chosen', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' }))
    try {
      expect(readAppearance('en')).toEqual({ ...defaults, mode: 'dark' })
      stored.set('appearance', '{"mode":"light"}')
      expect(readAppearance('en')).toEqual(defaults)
    } finally {
      vi.stubGlobal('matchMedia', undefined)
    }
  })

  it.each(['nonsense', '[]', 'null', '{"mode":"pink","direction":7}'])('reads %s as the defaults', (text) => {
    stored.set('appearance', text)
    expect(readAppearance('en')).toEqual(defaults)
  })

  it('keeps a choice beside what others keep, and shows it at once (R-456)', () => {
    stored.set('appearance', '{"other":1}')
    const store = createStore()
    store.set(appearanceAtom, { direction: 'rtl', contrast: 'bold' })
    store.set(themeAtom, 'dark')
    store.set(navOpenAtom, false)
    expect(JSON.parse(stored.get('appearance') ?? '')).toEqual({
      other: 1,
      direction: 'rtl',
      contrast: 'bold',
      mode: 'dark',
      navOpen: false,
    })
    expect(root).toMatchObject({ dir: 'rtl', dataset: { theme: 'dark', contrast: 'bold', stretch: 'off' } })
    root.dir = ''
    applyStoredAppearance()
    expect(root.dir).toBe('rtl')
  })
})
