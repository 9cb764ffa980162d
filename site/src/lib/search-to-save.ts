const KEY = 'search-to-save'
const here = (): string => location.pathname + location.search

/** Remembers that this tab's search is to be saved when its reader comes back signed in. */
export function rememberSearchToSave(): void {
  try {
    sessionStorage.setItem(KEY, here())
  } catch {
    // The reader forbids storage, and presses once more when signed in.
  }
}

/** Whether this very search was to be saved before its reader signed in; true once. */
export function takeSearchToSave(): boolean {
  try {
    const isHere = sessionStorage.getItem(KEY) === here()
    if (isHere) sessionStorage.removeItem(KEY)
    return isHere
  } catch {
    // The reader forbids storage.
    return false
  }
}
