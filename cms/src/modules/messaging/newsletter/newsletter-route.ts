import { Email } from '@stackyard/shared/schema/user'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CodedError } from '../../../platform/coded-error'
import type { LinkPage } from '../../../platform/link-page'
import type { Services } from '../../../platform/services'
import { unsubscribe } from '../../accounts/account'
import { newsletterPage } from './newsletter-page'
import { confirm, subscribe, unsubscribeByToken } from './operations/subscribe'
import { takeReturned } from './operations/take-returned'
import { isSigned } from './return-address'
import { countOpen } from './repository'

const FORM_BYTES = 10_000
/** A mail that came back carries a copy of its own. */
const RETURNED_BYTES = 1_000_000
/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const INVALID: LinkPage = {
  title: 'This link is not valid any more',
  text: 'Open the newest mail you have from us, or subscribe again.',
}

/** What the form of pages without a script answers with, in the language of its page. */
const ANSWERS = {
  en: {
    wrong: { title: 'Enter a valid email address', text: 'Go back and try again.' },
    many: { title: 'Too many requests', text: 'Wait a moment and try again.' },
    sent: { title: 'Check your email', text: 'We have sent you a link. Your subscription begins with it.' },
  },
  ar: {
    wrong: { title: 'أدخل بريدًا إلكترونيًا صحيحًا', text: 'عُد إلى الصفحة السابقة وحاول مرة أخرى.' },
    many: { title: 'طلبات كثيرة', text: 'انتظر قليلًا ثم حاول مرة أخرى.' },
    sent: { title: 'تفقّد بريدك الإلكتروني', text: 'أرسلنا إليك رابطًا، ويبدأ اشتراكك بالضغط عليه.' },
  },
} as const

/** Shows a page, in the styles of the site. */
type Show = (c: Context, page: LinkPage, status?: 200 | 400 | 429) => Promise<Response>

/**
 * What forms without a script and links in newsletters and letters lead to, mounted at /newsletter. A link alone changes nothing,
 * since mail programs follow links: its page asks, and the button (or a mail program's one click, RFC 8058) does it.
 * `addressOf` is the caller's network address, `styles` are the stylesheets of the site.
 */
export function newsletterRoute(
  services: Services,
  addressOf: (c: Context) => string,
  styles: () => Promise<string[]>,
): Hono {
  const route = new Hono()
  const show: Show = async (c, page, status = 200) => {
    c.header('cache-control', 'no-store')
    return c.html(newsletterPage(page, await styles()), status)
  }
  route.post('/returned', bodyLimit({ maxSize: RETURNED_BYTES }), (c) => takeSigned(c, services))
  route.use(bodyLimit({ maxSize: FORM_BYTES }))
  takeAddresses(route, services, { show, addressOf })
  followLinks(route, services, show)
  countOpenings(route, services)
  return route
}

/** The form of pages without a script. */
function takeAddresses(
  route: Hono,
  services: Services,
  { show, addressOf }: { show: Show; addressOf: (c: Context) => string },
): void {
  route.post('/subscribe', async (c) => {
    // What cannot be read as a form names no address.
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    const language = form.language === 'ar' ? 'ar' : 'en'
    const words = ANSWERS[language]
    const email = Email.safeParse(form.email)
    if (!email.success) return show(c, { ...words.wrong, language }, 400)
    try {
      await subscribe(services, email.data, addressOf(c))
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      return show(c, { ...words.many, language }, 429)
    }
    return show(c, { ...words.sent, language })
  })
  route.get('/subscribe', (c) =>
    show(c, { title: 'Subscribe to news', text: 'The form stands below the news and below each article.' }),
  )
}

type Link = {
  path: string
  ask: LinkPage & { button: string }
  work: (services: Services, token: string) => Promise<void>
  done: LinkPage
}

const LINKS: readonly Link[] = [
  {
    path: '/confirm',
    ask: {
      title: 'Confirm your subscription',
      text: 'Press the button, and you get this newsletter by email.',
      button: 'Confirm',
    },
    work: confirm,
    done: { title: 'Thank you', text: 'You get this newsletter by email from now on.' },
  },
  {
    path: '/unsubscribe',
    ask: {
      title: 'Unsubscribe',
      text: 'Press the button, and you get no more newsletters from us.',
      button: 'Unsubscribe',
    },
    work: unsubscribeByToken,
    done: { title: 'Unsubscribed', text: 'You will get no more newsletters from us.' },
  },
  {
    path: '/letters',
    ask: {
      title: 'No more letters',
      text: 'Press the button to stop our announcements. You still get emails about your reservations.',
      button: 'Stop them',
    },
    work: unsubscribe,
    done: {
      title: 'No more letters',
      text: 'You will get no more announcements from us. You can turn them on again in your settings.',
    },
  },
]

/** The links of mails: their page asks, its button acts. */
function followLinks(route: Hono, services: Services, show: Show): void {
  for (const { path, ask, work, done } of LINKS) {
    route.get(path, (c) => show(c, ask))
    route.post(path, async (c) => {
      try {
        await work(services, c.req.query('token') ?? '')
      } catch (error) {
        if (error instanceof CodedError) return show(c, INVALID, 400)
        throw error
      }
      return show(c, done)
    })
  }
}

/** The picture that mails of a sending share. */
function countOpenings(route: Hono, services: Services): void {
  route.get('/opened/:send{[0-9]{1,9}\\.gif}', async (c) => {
    await countOpen(services.db, Number.parseInt(c.req.param('send'), 10))
    return c.body(PIXEL, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  })
}

/**
 * A mail that came back, as the mail server's gateway posts it: the whole mail as the body, its signature in
 * `x-stackyard-signature`. 202 for one that says nothing of a newsletter.
 */
async function takeSigned(c: Context, services: Services): Promise<Response> {
  const { MAIL_RETURN_ADDRESS: base, MAIL_RETURN_SECRET: secrets } = services.env
  if (!base || !secrets) return c.notFound()
  const body = Buffer.from(await c.req.arrayBuffer())
  const signature = c.req.header('x-stackyard-signature') ?? ''
  const nowMs = services.clock.now().getTime()
  if (!secrets.some((secret) => isSigned(signature, body, { secret, nowMs }))) return c.text('Not signed', 401)
  const isOurs = await takeReturned(services, base, body.toString('utf8'))
  return c.text(isOurs ? 'Noted' : 'Nothing to note', isOurs ? 200 : 202)
}
