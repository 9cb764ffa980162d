import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Services } from '../../../platform/services'
import { endMails } from './settings-repository'
import { readStopToken } from './stop-link'

const page = (title: string, body: ReturnType<typeof html> | string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
          <p><a href="/settings/#notifications">Choose which emails you get</a></p>
        </main>
      </body>
    </html>`

const button = (token: string) =>
  html`<form method="post" action="/notices/stop?token=${encodeURIComponent(token)}">
    <button>Stop these emails</button>
  </form>`

/** The page and the one-click post behind the List-Unsubscribe of notices. Opening the page changes nothing. */
export function stopNoticesRoute({ db, env }: Pick<Services, 'db' | 'env'>): Hono {
  const route = new Hono()
  route.get('/stop', (c) => {
    const token = c.req.query('token') ?? ''
    const asked = readStopToken(token, env.PAYLOAD_SECRET)
    if (!asked) return c.html(page('This link does not work', ''), 404)
    return c.html(page(`Stop emails about ${asked.group}?`, button(token)))
  })
  route.post('/stop', async (c) => {
    const asked = readStopToken(c.req.query('token') ?? '', env.PAYLOAD_SECRET)
    if (!asked) return c.html(page('This link does not work', ''), 404)
    await endMails(db, asked.userId, asked.group)
    return c.html(page(`You get no more emails about ${asked.group}`, ''))
  })
  return route
}
