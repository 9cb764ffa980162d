import { mailLanguage, mailText } from '@stackyard/shared/messages/mails/mail-text'
import { type Context, Hono } from 'hono'
import { linkPage, type LinkPage } from '../../../platform/link-page'
import { readWithSecrets } from '../../../platform/secrets'
import type { Services } from '../../../platform/services'
import { languageOf } from '../../foundation/notification'
import { namesOf, switchOff } from './repository'
import { readStopToken } from './stop-link'

const INVALID: LinkPage = { title: mailText('en', 'stop.invalid.title'), text: mailText('en', 'stop.invalid.text') }

/**
 * The page and the one-click post behind the List-Unsubscribe of alerts, in the language of their reader. Opening the page
 * changes nothing. `styles` are the stylesheets of the site.
 */
export function stopAlertsRoute({ db, env }: Pick<Services, 'db' | 'env'>, styles: () => Promise<string[]>): Hono {
  const route = new Hono()
  const show = async (c: Context, page: LinkPage, status: 200 | 404 = 200) => {
    c.header('cache-control', 'no-store')
    const onward = { href: '/dashboard/saved', label: mailText(page.language ?? 'en', 'stop.alerts.onward') }
    return c.html(linkPage(page, onward, await styles()), status)
  }
  const answer = async (c: Context, isPost: boolean) => {
    const found = readWithSecrets(env, (secret) => readStopToken(c.req.query('token') ?? '', secret))
    if (!found) return show(c, INVALID, 404)
    const { userId, searchIds } = found
    const language = mailLanguage(await languageOf(db, userId))
    const names = await (isPost ? switchOff : namesOf)(db, userId, searchIds)
    const words = { search: names.map((name) => `“${name}”`).join(', ') }
    const part = isPost ? 'stop.alerts.done' : 'stop.alerts'
    return show(c, {
      language,
      title: mailText(language, `${part}.title`),
      text: mailText(language, `${part}.text`, words),
      ...(isPost ? {} : { button: mailText(language, 'stop.alerts.button') }),
    })
  }
  route.get('/stop', (c) => answer(c, false))
  route.post('/stop', (c) => answer(c, true))
  return route
}
