import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Mailer } from './mailer'

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Asked from this machine, under its own name and through no proxy: a tunnel or another site's page gets nothing. */
const isLocal = (c: Context): boolean =>
  LOCAL.has(getConnInfo(c).remote.address ?? '') &&
  LOCAL_NAMES.has(new URL(c.req.url).hostname) &&
  c.req.header('x-forwarded-for') === undefined

/** Nothing runs in an email that is shown; its styles are its own, as in a mail program. */
export const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"

/** The local outbox: mails that would have been sent, and a gallery of all kinds; readable on this machine only. */
export function outboxRoute(mailer: Mailer, gallery: Hono): Hono {
  const route = new Hono()
  route.use(async (c, next) => (isLocal(c) ? next() : c.notFound()))
  route.get('/', async (c) => {
    const mails = await mailer.outbox(50)
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>Outbox</title>
            <meta name="robots" content="noindex" />
          </head>
          <body>
            <main>
              <h1>Outbox</h1>
              <p><a href="/outbox/gallery">All emails, with sample values</a></p>
              <p>No mail server is set, so mails stay here. The newest ${mails.length} are shown.</p>
              ${mails.map(
                (mail) =>
                  html`<article>
                    <h2>${mail.subject}</h2>
                    <p>To ${mail.to}, ${mail.at}. <a href="/outbox/mails/${mail.id}">As it looks</a></p>
                    <pre>${mail.text}</pre>
                  </article>`,
              )}
            </main>
          </body>
        </html>`,
    )
  })
  route.route('/gallery', gallery)
  route.get('/mails/:id', async (c) => {
    const mail = (await mailer.outbox(200)).find(({ id }) => id === c.req.param('id'))
    if (!mail) return c.notFound()
    c.header('content-security-policy', MAIL_POLICY)
    return c.html(mail.html)
  })
  route.get('/mails.json', async (c) => c.json(await mailer.outbox(200)))
  return route
}
