import { decideSession, type IdentityAnswer } from './resources/verification-sessions'
import type { Simulation } from './simulation'

type PageReply = { status: number; html?: string; location?: string }

const prefix = '/identity/start/'
export const isIdentityPage = (path: string): boolean => path.startsWith(prefix)

const answers: readonly IdentityAnswer[] = ['verified', 'refused', 'processing']

/** The provider's own form for an identity, as a page with a button for each way it may end: what a session's url opens. */
export function identityPage(sim: Simulation, method: string, path: string, body: string): PageReply {
  const id = path.slice(prefix.length)
  const session = sim.store.find('verification_session', id)
  const returnUrl = Object.hasOwn(sim.store.state.identityReturns, id) ? sim.store.state.identityReturns[id] : undefined
  if (!session || !returnUrl) return { status: 404, html: page('<p>There is no such form.</p>') }
  if (session.status !== 'requires_input') return { status: 303, location: returnUrl }
  if (method !== 'POST') return { status: 200, html: page(form) }
  const answer = answers.find((each) => each === new URLSearchParams(body).get('answer'))
  if (answer) decideSession(sim, id, answer)
  return { status: 303, location: returnUrl }
}

const form = `<p>Here the payment provider asks for a picture of a document and of a face. Nothing is asked in test mode.</p>
    <form method="post"><button name="answer" value="verified">Verified</button>
    <button name="answer" value="refused">Refused</button> <button name="answer" value="processing">Still looking</button>
    <button name="answer" value="later">Finish later</button></form>`

const page = (content: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Identity (test mode)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;margin:0 .5rem .5rem 0}</style>
</head><body><main><h1>Identity</h1><p><strong>Test mode: nobody is verified here.</strong></p>${content}</main></body></html>`
