import { readItem, writeItem } from './device-storage'

/** The settings of the look and the language, kept per device under one key; each owner adds fields of its own. */
const key = 'appearance'

export const readStoredLook = (): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // What is stored is no choice: the defaults apply.
    return {}
  }
}

export const writeStoredLook = (changes: Record<string, unknown>): void =>
  writeItem(key, JSON.stringify({ ...readStoredLook(), ...changes }))
