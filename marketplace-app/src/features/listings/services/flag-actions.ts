import { text } from '@stackyard/shared/messages/text'
import type { Service, ServiceFlag } from '@stackyard/shared/schema/service'
import { serviceTexts as words } from '../../../lib/texts/services'

/** What the menu needs to know of a service: a card or the page's own record. */
export type CuratedService = Pick<Service, ServiceFlag | 'id' | 'name' | 'seller'>

/** One item of the admin's menu: what it asks, what it says afterwards. */
export type ServiceAction = {
  flag: ServiceFlag
  value: boolean
  title: string
  body: string
  done: string
  failed: string
}

type Words = readonly [title: string, body: string, failed: string, done?: string]
type Pair = readonly [on: ServiceAction, off: ServiceAction]

function pairOf(flag: ServiceFlag, on: Words, off: Words): Pair {
  const action = (value: boolean, [title, body, failed, done = words.flags.done]: Words): ServiceAction => ({
    flag,
    value,
    title,
    body,
    done,
    failed,
  })
  return [action(true, on), action(false, off)]
}

const pairs = (): readonly Pair[] => {
  const { flags } = words
  return [
    pairOf(
      'visible',
      [text('service.visible.title'), flags.visible, text('service.visible.error')],
      [text('service.hidden.title'), flags.hidden, text('service.hidden.error')],
    ),
    pairOf(
      'isVerified',
      [text('service.verify.title'), flags.verify, text('service.verify.error')],
      [text('service.unverify.title'), flags.unverify, text('service.unverify.error')],
    ),
    pairOf(
      'isFeatured',
      [
        text('service.spotlight.title'),
        flags.spotlight,
        text('service.spotlight.error'),
        text('service.spotlight.success'),
      ],
      [text('service.unspotlight.title'), flags.unspotlight, text('service.unspotlight.error')],
    ),
    pairOf(
      'partner',
      [words.makePartner, flags.partner, flags.partnerFailed],
      [words.removePartner, flags.unpartner, flags.partnerFailed],
    ),
  ]
}

/** Everything that can be done to many services at once: each flag both ways. */
export const bulkServiceActions = (): (ServiceAction & { label: string })[] =>
  pairs().flatMap((pair) => pair.map((action) => ({ ...action, label: action.title })))

/** The items for a service: each flag offers only the opposite of its present state. */
export const serviceActions = (service: Pick<CuratedService, ServiceFlag>): ServiceAction[] =>
  pairs().map(([on, off]) => (service[on.flag] ? off : on))
