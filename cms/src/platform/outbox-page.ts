import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Mailer } from './mailer'

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** The local outbox: mails that would have been sent, readable on this machine only. */
export function outboxRoute(mailer: Mailer): Hono {
  const route = new Hono()
  route.use(async (c, next) => (LOCAL.has(getConnInfo(c).remote.address ?? '') ? next() : c.notFound()))
  route.get('/', async (c) => {
    const mails = await mailer.outbox(50)
    return c.html(html`<!doctype html>
      <html lang="en">
        <head><meta charset="utf-8" /><title>Outbox</title><meta name="robots" content="noindex" /></head>
        <body>
          <main>
            <h1>Outbox</h1>
            <p>No mail server is set, so mails stay here. The newest ${mails.length} are shown.</p>
            ${mails.map(
              (mail) => html`<article>
                <h2>${mail.subject}</h2>
                <p>To ${mail.to}, ${mail.at}</p>
                <pre>${mail.text}</pre>
              </article>`,
            )}
          </main>
        </body>
      </html>`)
  })
  route.get('/mails.json', async (c) => c.json(await mailer.outbox(200)))
  return route
}
