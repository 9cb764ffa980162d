import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from '@stackyard/shared/messages/text'
import { brand } from '@stackyard/shared/reference/brand'
import { type Context, Hono } from 'hono'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { readInvitation } from './operations/read-invitation'

export type PageHead = { title: string; description: string; path: string }

/** The app's index.html with the head of one page, for link previews and for readers without JavaScript. */
export function withHead(shell: string, { title, description, path }: PageHead, publicUrl: string): string {
  const [name, about, url] = [`${title} · ${brand.name}`, description, new URL(path, publicUrl).href].map(escapeMarkup)
  const head = [
    `<title>${name}</title>`,
    `<meta name="description" content="${about}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:url" content="${url}" />`,
  ].join('\n    ')
  return shell
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(
      /<noscript\s*>[^]*?<\/noscript\s*>/,
      () =>
        `<noscript><h1>${escapeMarkup(title)}</h1><p>${about}</p><p>This form needs JavaScript. <a href="/contact-us">Write to us</a> instead.</p></noscript>`,
    )
}

const success: PageHead = {
  title: text('rfp.submitted.title'),
  description: text('rfp.submitted.body'),
  path: '/success-rfp',
}

const missing = (path: string): PageHead => ({
  title: text('rfpBox.title'),
  description: 'This warehouse takes no requests at the moment.',
  path,
})

const sharedHead = (path: string): PageHead => ({
  title: 'A shared request for proposal',
  description: `A merchant shares what they need from a warehouse or logistics provider on ${brand.name}.`,
  path,
})

async function wizardHead({ db }: Services, c: Context, id: number): Promise<PageHead | null> {
  const ref = Number(c.req.query('ref')) || undefined
  const found = await readInvitation(db, { id, ref }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'LISTING_UNAVAILABLE') return null
    throw error
  })
  if (!found) return null
  const { warehouse, company } = found
  const place = [warehouse.city, warehouse.state].filter(Boolean).join(', ')
  return {
    title: text('rfp.title', { company }),
    description: `Say what you store and ship, and ${warehouse.name}${place ? ` in ${place}` : ''} answers with a quote.`,
    path: `/warehouses/rfp/${id}`,
  }
}

/**
 * The public pages of requests for proposals: the wizard, the page after it, and a shared request. The app draws them;
 * they are outside of its menu and of search engines.
 */
export function rfpPages(services: Services, appFolder: string): Hono {
  const route = new Hono()
  const show = async (c: Context, head: PageHead, status: 200 | 404 = 200) => {
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    const shell = await readFile(join(appFolder, 'index.html'), 'utf8')
    return c.html(withHead(shell, head, services.env.PUBLIC_URL), status)
  }
  route.get('/success-rfp', (c) => show(c, success))
  route.get('/warehouses/rfp/shared/:token', (c) => show(c, sharedHead('/warehouses/rfp/shared')))
  route.get('/warehouses/rfp/:id{\\d{1,9}}', async (c) => {
    const head = await wizardHead(services, c, Number(c.req.param('id')))
    return head ? show(c, head) : show(c, missing(c.req.path), 404)
  })
  return route
}
