import { enqueueRelease } from '../../../content/site-release'
import type { Subscriber } from './deliver-events'

const parts = { warehouse: 'listings', service: 'content' } as const

/** The pages of the site: asks for a release of the part in which readers see what changed. */
export const releasePages: Subscriber = {
  name: 'pages',
  async handle(tx, events) {
    const shown = new Set(events.filter(({ isShown }) => isShown).map(({ kind }) => parts[kind]))
    for (const part of shown) await enqueueRelease(tx, part)
  },
}
