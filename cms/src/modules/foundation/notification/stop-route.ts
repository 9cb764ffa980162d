import { mailText } from '@stackyard/shared/messages/mails/mail-text'
import { type Context, Hono } from 'hono'
import { linkPage, type LinkPage } from '../../../platform/link-page'
import { readWithSecrets } from '../../../platform/secrets'
import type { Services } from '../../../platform/services'
import { endMails, findSettings } from './settings-repository'
import { readStopToken } from './stop-link'

const INVALID: LinkPage = { title: mailText('en', 'stop.invalid.title'), text: mailText('en', 'stop.invalid.text') }

/**
 * The page and the one-click post behind the List-Unsubscribe of notices, in the language of their reader. Opening the
 * page changes nothing. `styles` are the stylesheets of the site.
 */
export function stopNoticesRoute({ db, env }: Pick<Services, 'db' | 'env'>, styles: () => Promise<string[]>): Hono {
  const route = new Hono()
  const show = async (c: Context, page: LinkPage, status: 200 | 404 = 200) => {
    c.header('cache-control', 'no-store')
    const { language = 'en' } = page
    const onward = { href: '/settings/#notifications', label: mailText(language, 'layout.preferences') }
    return c.html(linkPage(page, onward, await styles()), status)
  }
  const asked = async (c: Context) => {
    const token = c.req.query('token') ?? ''
    const found = readWithSecrets(env, (secret) => readStopToken(token, secret))
    if (!found) return null
    const { language } = await findSettings(db, found.userId)
    const words = { group: mailText(language, `group.${found.stopped}`) }
    return { ...found, language, words }
  }
  route.get('/stop', async (c) => {
    const found = await asked(c)
    if (!found) return show(c, INVALID, 404)
    const { language, words } = found
    const [title, button] = [mailText(language, 'stop.title'), mailText(language, 'stop.button')]
    return show(c, { language, title, text: mailText(language, 'stop.text', words), button })
  })
  route.post('/stop', async (c) => {
    const found = await asked(c)
    if (!found) return show(c, INVALID, 404)
    const { userId, stopped, language, words } = found
    await endMails(db, userId, stopped)
    const title = mailText(language, 'stop.done.title')
    return show(c, { language, title, text: mailText(language, 'stop.done.text', words) })
  })
  return route
}
