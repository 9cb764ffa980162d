import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

/**
 * The document that a visitor receives at `path`, parsed, with nothing run in it: what the site says before any script.
 * Asserts the status (200 unless given).
 */
export async function openPage(url: string, path: string, status = 200): Promise<Document> {
  const response = await fetch(`${url}${path}`)
  assert.equal(response.status, status, `${path} → ${response.status}`)
  const window = new Window({
    url: `${url}${path}`,
    settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  })
  const page = new window.DOMParser().parseFromString(await response.text(), 'text/html')
  return page as unknown as Document
}

/** The readable text of an element, spaces drawn together. */
export const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
