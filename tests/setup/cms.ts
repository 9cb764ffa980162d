import { ACTORS, PASSWORD, type Actor } from './actors.ts'

/** A record as Payload's own REST answers with it. */
export type CmsDoc = { id: number; slug?: string; _status?: string } & Record<string, unknown>

/** The panel's own session of an editor or an admin: those of the app do not open it. */
export async function panelToken(url: string, actor: Actor): Promise<string> {
  const response = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ACTORS[actor], password: PASSWORD }),
  })
  const reply = (await response.json()) as { token?: string; message?: string }
  if (!reply.token)
    throw new Error(`${actor} could not sign in to the panel: ${response.status} ${reply.message ?? ''}`)
  return reply.token
}

/**
 * One call of Payload's REST as the panel makes it: `cms(url, token, 'PATCH', '/posts/3', { title })`. The token is that
 * of `panelToken`. @throws Error with the reply when it is not a success.
 */
export async function cms<T = CmsDoc>(
  url: string,
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${url}/cms-api${path}`, {
    method,
    headers: { authorization: `JWT ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} /cms-api${path} → ${response.status}: ${text.slice(0, 600)}`)
  const reply = JSON.parse(text) as { doc?: T } & T
  return reply.doc ?? reply
}

/** Lexical's document of plain paragraphs, as the panel would save it. */
export function paragraphs(...texts: string[]): object {
  const common = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const text = (value: string): object => ({
    type: 'text',
    text: value,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    version: 1,
  })
  const children = texts.map((value) => ({
    ...common,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: [text(value)],
  }))
  return { root: { ...common, type: 'root', children } }
}
