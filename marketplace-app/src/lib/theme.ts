import { directionOf } from '@stackyard/shared/reference/languages'
import { atom } from 'jotai'
import { readStoredLook as readStored, writeStoredLook as writeStored } from './stored-look'

export const appearanceChoices = {
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  contrast: ['default', 'bold'],
  stretch: ['off', 'on'],
} as const

type Choices = typeof appearanceChoices
export type Appearance = { [Key in keyof Choices]: Choices[Key][number] }
export type Theme = Appearance['mode']

/** A device that asks for dark gets it until something is chosen, as on the site's pages (decision 035). */
const systemTheme = (): Theme => (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** What is stored, and the spec's defaults for the rest: light (dark where the system is), ltr (rtl for a language that runs so), default, off. */
export function readAppearance(language: string = document.documentElement.lang): Appearance {
  const stored = readStored()
  const one = <Key extends keyof Choices>(key: Key, fallback: Appearance[Key]): Appearance[Key] =>
    (appearanceChoices[key] as readonly unknown[]).includes(stored[key]) ? (stored[key] as Appearance[Key]) : fallback
  return {
    mode: one('mode', systemTheme()),
    direction: one('direction', directionOf(language)),
    contrast: one('contrast', 'default'),
    stretch: one('stretch', 'off'),
  }
}

const apply = ({ mode, direction, contrast, stretch }: Appearance) => {
  const root = document.documentElement
  root.dir = direction
  Object.assign(root.dataset, { theme: mode, contrast, stretch })
}

export const applyStoredAppearance = (): void => apply(readAppearance())

const currentAppearanceAtom = atom<Appearance>(readAppearance())

/** All settings of the look; what is set is kept and shown at once. */
export const appearanceAtom = atom(
  (get) => get(currentAppearanceAtom),
  (get, set, changes: Partial<Appearance>) => {
    const next = { ...get(currentAppearanceAtom), ...changes }
    writeStored(changes)
    apply(next)
    set(currentAppearanceAtom, next)
  },
)

export const themeAtom = atom(
  (get) => get(currentAppearanceAtom).mode,
  (_get, set, mode: Theme) => set(appearanceAtom, { mode }),
)

const currentNavOpenAtom = atom(readStored().navOpen !== false)

/** Whether the sidebar shows names beside its signs. */
export const navOpenAtom = atom(
  (get) => get(currentNavOpenAtom),
  (_get, set, open: boolean) => {
    writeStored({ navOpen: open })
    set(currentNavOpenAtom, open)
  },
)

const currentCompactAtom = atom(readStored().compactTables === true)

/** Whether rows of tables are 40 pixels high, with one line each. */
export const compactTablesAtom = atom(
  (get) => get(currentCompactAtom),
  (_get, set, isCompact: boolean) => {
    writeStored({ compactTables: isCompact })
    set(currentCompactAtom, isCompact)
  },
)
