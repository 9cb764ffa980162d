import { atom } from 'jotai'
import { readItem, writeItem } from './device-storage'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The settings of 001 §2.2 kept per device under the key `appearance`; other faces add fields of their own. */
const appearanceKey = 'appearance'

const readAppearance = (): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(readItem(appearanceKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

const writeAppearance = (changes: Record<string, unknown>) =>
  writeItem(appearanceKey, JSON.stringify({ ...readAppearance(), ...changes }))

/** Light unless chosen otherwise (001 §2.2). */
export const readStoredTheme = (): Theme => (readAppearance().mode === 'dark' ? 'dark' : 'light')

const applyTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
}

export const applyStoredTheme = (): void => applyTheme(readStoredTheme())

const currentThemeAtom = atom<Theme>(readStoredTheme())

export const themeAtom = atom(
  (get) => get(currentThemeAtom),
  (_get, set, theme: Theme) => {
    writeAppearance({ mode: theme })
    applyTheme(theme)
    set(currentThemeAtom, theme)
  },
)

const currentNavOpenAtom = atom(readAppearance().navOpen !== false)

/** Whether the sidebar shows names beside its signs. */
export const navOpenAtom = atom(
  (get) => get(currentNavOpenAtom),
  (_get, set, open: boolean) => {
    writeAppearance({ navOpen: open })
    set(currentNavOpenAtom, open)
  },
)
