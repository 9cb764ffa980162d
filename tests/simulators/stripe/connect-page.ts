import { setAccountReady } from './resources/accounts'
import type { Simulation } from './simulation'

type PageReply = { status: number; html?: string; location?: string }

const prefix = '/connect/setup/'
const accountPrefix = '/connect/express/'
export const isConnectPage = (path: string): boolean => path.startsWith(prefix) || path.startsWith(accountPrefix)

const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The provider's own form, as a page with two buttons: what a link of `account_links` opens. A link serves once and for
 * five minutes; after that it leads to `refresh_url`, as Stripe's do.
 */
export function connectPage(sim: Simulation, method: string, path: string, body: string): PageReply {
  if (path.startsWith(accountPrefix)) return accountPage(sim, path.slice(accountPrefix.length))
  const id = path.slice(prefix.length)
  const links = sim.store.state.setupLinks
  const link = Object.hasOwn(links, id) ? links[id] : undefined
  if (!link) return { status: 404, html: page('<p>There is no such link.</p>') }
  if (link.isUsed || link.expiresAt <= sim.store.now()) return { status: 303, location: link.refreshUrl }
  const account = sim.store.need('account', link.account)
  if (method !== 'POST') return { status: 200, html: form(account.email ?? account.id) }
  link.isUsed = true
  sim.store.touch()
  if (new URLSearchParams(body).get('answer') === 'complete') setAccountReady(sim, account.id, true)
  return { status: 303, location: link.returnUrl }
}

/** What a login link opens, once: the account as its owner sees it at the provider. */
function accountPage(sim: Simulation, id: string): PageReply {
  const pages = sim.store.state.accountPages
  const owner = Object.hasOwn(pages, id) ? pages[id] : undefined
  if (owner === undefined) return { status: 404, html: page('<p>This link was used, or there is none such.</p>') }
  delete pages[id]
  sim.store.touch()
  const account = sim.store.need('account', owner)
  return { status: 200, html: page(accountText(account.email ?? account.id)) }
}

const accountText = (name: string): string =>
  `<p>Here the payment provider shows ${escaped(name)} what was sent, and changes the bank account. Nothing is kept in
    test mode.</p>`

const form = (name: string): string =>
  page(`<p>Here the payment provider asks ${escaped(name)} for a name, an address and a bank account. Nothing is asked in
    test mode.</p><form method="post"><button name="answer" value="complete">Send the form</button>
    <button name="answer" value="later">Finish later</button></form>`)

const page = (content: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Payout account (test mode)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;margin-right:.5rem}</style>
</head><body><main><h1>Payout account</h1><p><strong>Test mode: no real money moves here.</strong></p>${content}</main></body></html>`
