import { expect } from 'vitest'
import { ACTORS, PASSWORD } from '../setup/actors'
import type { Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

/** Generous: the machine may be building and testing other things; what is asserted is that it comes by itself. */
const LIVE_WITHIN_MS = 60_000

export type Draw = { state: string; drawnAt: string | null; error: string | null; brokenLinks: string[] }
type Page = { status: number; text: string }

async function signInToPanel(url: string): Promise<string> {
  const answer = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ACTORS.editor, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Reads again until the value holds. */
export const until = <T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> =>
  eventually('a value that holds', LIVE_WITHIN_MS, async () => {
    const value = await read()
    if (holds(value)) return value
    throw new Error(`still ${JSON.stringify(value).slice(0, 400)}`)
  })

/** What an editor does by the panel, and what readers see of it. */
export async function editorDesk({ url }: Stack) {
  const headers = { cookie: await signInToPanel(url), origin: url }

  const panel = (method: string, path: string, body?: unknown) =>
    fetch(`${url}/cms-api${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  async function made<T = { id: number }>(collection: string, data: object): Promise<T> {
    const answer = await panel('POST', `/${collection}`, data)
    expect(answer.status, await answer.clone().text()).toBe(201)
    return ((await answer.json()) as { doc: T }).doc
  }

  async function page(path: string): Promise<Page> {
    const answer = await fetch(`${url}${path}`)
    return { status: answer.status, text: await answer.text() }
  }

  const asEditor = (path: string) => fetch(`${url}${path}`, { headers })

  return {
    headers,
    panel,
    page,
    asEditor,
    /** The id of a new record. */
    made: async (collection: string, data: object): Promise<number> => (await made(collection, data)).id,
    newPost: (title: string, body: object, more: object = {}) =>
      made<{ id: number; slug: string }>('posts', { title, body, _status: 'published', ...more }),
    changed: async (path: string, data: object) => {
      const answer = await panel('PATCH', path, data)
      expect(answer.status, await answer.clone().text()).toBe(200)
    },
    drawOf: async (id: number, collection = 'posts'): Promise<Draw | null> =>
      (await (await asEditor(`/preview/status/${collection}/${id}`)).json()) as Draw | null,
    /** Waits until a page says, or does not say any more, some words. */
    untilSays: (path: string, text: string, says = true): Promise<Page> =>
      until(
        () => page(path),
        (answer) => answer.status === 200 && answer.text.includes(text) === says,
      ),
  }
}
