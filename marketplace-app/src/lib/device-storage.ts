/**
 * Local storage that never throws: a full or forbidden store means "remembered until the page is closed" only.
 */
export const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked.
    return null
  }
}

/** `null` removes the key. */
export const writeItem = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked; the session lives on in memory.
  }
}
