import type { Endpoint } from './endpoints'
import type { Ids } from './world'

/** Whose record a path names. `everybody`: whoever the audience admits may call for it; `caller`: it names no record of others. */
export type Owner = 'customer' | 'seller' | 'advertiser' | 'helper' | 'everybody' | 'caller'
export type Place = { owner: Owner; params: Record<string, number | string> }
type Entry = readonly [pattern: RegExp, place: (ids: Ids, endpoint: Endpoint) => Place]

const of =
  (owner: Owner, params: (ids: Ids) => Place['params']): Entry[1] =>
  (ids) => ({ owner, params: params(ids) })

/** Of what both sides of a reservation or request may call for: the provider where the audience names providers alone. */
const ofSide =
  (params: (ids: Ids) => Place['params']): Entry[1] =>
  (ids, { audience }) => ({
    owner: audience.includes('seller') && !audience.includes('customer') ? 'seller' : 'customer',
    params: params(ids),
  })

/** The record that each path with a parameter names, the first pattern that fits. */
const ENTRIES: readonly Entry[] = [
  [/^\/address\//, of('customer', ({ address }) => ({ id: address }))],
  [/^\/user\/enableNewsletter\//, of('customer', ({ person }) => ({ id: person }))],
  [/^\/user\/sessions\//, of('customer', ({ session }) => ({ id: session }))],
  [/^\/user\/sign-in-methods\//, of('caller', () => ({ provider: 'google' }))],
  [/^\/user\/second-factors\//, of('customer', ({ factor }) => ({ id: factor }))],
  [/^\/user\/data-export\//, of('customer', ({ copy }) => ({ id: copy }))],
  [/^\/user\/profile\/permissions\/\{id\}\/open/, of('helper', ({ permission }) => ({ id: permission }))],
  [
    /^\/user\/profile\/permissions\//,
    of('customer', ({ permission, helperEmail }) => ({
      id: permission,
      state: 'reject',
      email: helperEmail,
    })),
  ],
  [/^\/notification\//, of('customer', ({ notice }) => ({ id: notice }))],
  [/^\/user\/saved-searches\//, of('customer', ({ search }) => ({ id: search }))],
  [/^\/user\/shortlists\//, of('customer', ({ shortlist, main }) => ({ id: shortlist, warehouseId: main }))],
  [/^\/(shortlists|merchants)\/shared\//, of('everybody', () => ({ token: 'a-token-that-nobody-was-given-1234' }))],
  [/^\/warehouse\/own\//, of('seller', ({ draft }) => ({ id: draft }))],
  [
    /^\/warehouse\/\{id\}\/space/,
    of('seller', ({ main, block }) => ({ id: main, blockId: block, fromDay: '2027-03-01' })),
  ],
  [
    /^\/warehouse\//,
    (ids, { audience }) =>
      audience.includes('public')
        ? { owner: 'everybody', params: { id: ids.main } }
        : { owner: 'seller', params: { id: ids.draft } },
  ],
  [/^\/campaign\//, of('advertiser', ({ campaign }) => ({ id: campaign }))],
  [/^\/wallet\/cancel-subscription\//, of('advertiser', ({ subscription }) => ({ id: subscription }))],
  [/^\/payment\/payout-statements\//, of('caller', () => ({ month: '2026-01' }))],
  [/^\/review\/\{id\}\/reply/, of('seller', ({ review }) => ({ id: review }))],
  [/^\/review\//, of('customer', ({ review }) => ({ id: review }))],
  [/^\/merchants\/quotes\//, ofSide(({ quote, quoteFile }) => ({ id: quote, fileId: quoteFile }))],
  [
    /^\/merchants\/sourcing\//,
    ofSide(({ event, question, eventFile }) => ({
      id: event,
      questionId: question,
      fileId: eventFile,
    })),
  ],
  [/^\/merchants\/links\//, of('customer', ({ rfpLink }) => ({ id: rfpLink }))],
  // What these ask for is a merchant's yes; every provider may ask, and everybody signed in may see a merchant's name.
  [/^\/merchants\/(user|request|rfp-page)\//, of('everybody', ({ person, main }) => ({ id: person, main: main }))],
  [/^\/merchants\/sendRFPEmail\//, of('seller', ({ person }) => ({ id: person }))],
  // The id of a provider, whose access the caller decides on.
  [/^\/merchants\/(approve|cancel)Request\//, of('caller', ({ sellerId }) => ({ id: sellerId }))],
  [/^\/merchants\//, of('customer', ({ person }) => ({ id: person, field: 'shippingData' }))],
  [
    /^\/user\/transaction\/\{id\}\/arrivals\/\{arrivalId\}\/photos/,
    of('customer', ({ order, checkedIn, photo }) => ({ id: order, arrivalId: checkedIn, fileId: photo })),
  ],
  [
    /^\/user\/transaction\/\{id\}\/amendments\/\{amendmentId\}\/agreement/,
    of('customer', ({ order, agreed }) => ({ id: order, amendmentId: agreed })),
  ],
  [
    // The side that did not propose it answers.
    /^\/user\/transaction\/\{id\}\/amendments\/\{amendmentId\}\/(accept|decline)/,
    of('seller', ({ order, amendment }) => ({ id: order, amendmentId: amendment })),
  ],
  [
    /^\/user\/transaction\//,
    ofSide(({ order, arrival, amendment }) => ({
      id: order,
      arrivalId: arrival,
      amendmentId: amendment,
      number: 2,
    })),
  ],
  [/^\/user\/billing-info\//, of('customer', ({ billing }) => ({ id: billing }))],
  [/^\/user\/cards\//, of('customer', ({ card }) => ({ id: card }))],
  [/^\/user\/ach\//, of('customer', ({ ach }) => ({ id: ach }))],
  [/^\/invoices\/credit-note/, of('customer', ({ creditNote }) => ({ id: creditNote }))],
  [/^\/invoices\//, of('customer', ({ invoice }) => ({ id: invoice }))],
  [/^\/file-upload\//, of('customer', ({ file }) => ({ id: file }))],
  [/^\/newsletter\/own\//, of('seller', ({ letter }) => ({ id: letter }))],
  [/^\/newsletter\/own-sends\//, of('seller', ({ letterSend }) => ({ id: letterSend }))],
  [
    /^\/chat\//,
    of('customer', ({ room, message, attached }) => ({
      id: room,
      roomId: room,
      messageId: message,
      fileId: attached,
    })),
  ],
  [/^\/comment\/blog\//, of('everybody', ({ post }) => ({ id: post }))],
  [
    /^\/comment\//,
    (ids, { audience }) => ({
      owner: audience.includes('public') ? 'everybody' : 'customer',
      params: { id: ids.comment },
    }),
  ],
  [/^\/users\/\{id\}/, of('everybody', ({ person }) => ({ id: person }))],
  [/^\/plans\//, of('everybody', () => ({ id: 'growth' }))],
  [/^\/services\/\{id\}/, of('everybody', () => ({ id: 1 }))],
  [/^\/posts\/\{id\}/, of('everybody', ({ post }) => ({ id: post }))],
  [/^\/(article|encyclopedia)\/single-/, of('everybody', () => ({ id: 1 }))],
  [/^\/encyclopedia\/encyclopedia-list-by-term-slug\//, of('everybody', () => ({ slug: 'cross-docking' }))],
]

const TEAM = ['editor', 'admin']
/** Whether only editors and admins are let in, whatever the record. */
const isForTeam = ({ audience }: Endpoint): boolean => audience.every((one) => TEAM.includes(one))

/** The record that a path names; undefined where the list above lacks an entry for it. */
export function placeOf(endpoint: Endpoint, ids: Ids): Place | undefined {
  if (endpoint.params.length === 0) return { owner: 'caller', params: {} }
  const person = ids.person
  if (isForTeam(endpoint)) return { owner: 'everybody', params: { id: person, personId: person, state: 'approve' } }
  const found = ENTRIES.find(([pattern]) => pattern.test(endpoint.path))?.[1](ids, endpoint)
  if (!found) return undefined
  const params = endpoint.params.map((name) => [name, found.params[name]] as const)
  return params.some(([, value]) => value === undefined || value === 0 || value === '')
    ? undefined
    : { owner: found.owner, params: Object.fromEntries(params) as Place['params'] }
}
