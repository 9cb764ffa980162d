import { dirname } from 'node:path/posix'
import { setTimeout } from 'node:timers/promises'
import type { JobDefinition } from '../../../../platform/jobs'
import { noteDrawn, pathToDraw } from '../../editorial'
import { brokenLinks } from '../operations/broken-links'
import { plainOf } from '../page-store'
import { openSitePages } from '../site-pages'

const HEARD_WITHIN_MS = 50
const ERROR_LENGTH = 1200

/**
 * Draws the page of a document that was published, edited or taken back, and the page above it, which lists it. A drawing
 * that fails is noted for the editors and tried again, at growing intervals. In development Astro shows the pages itself.
 */
export const drawPageJob: JobDefinition = {
  name: 'draw-page',
  async run(services, payload) {
    const drawing = { collection: String(payload.collection), document: Number(payload.document) }
    const path = await pathToDraw(services.db, drawing)
    if (path === null) return
    // By then this process has heard of what the change dropped.
    await setTimeout(HEARD_WITHIN_MS)
    const startedAt = new Date()
    if (!services.env.SITE || services.env.SITE_DEV_URL)
      return noteDrawn(services.db, drawing, { startedAt, brokenLinks: [] })
    try {
      const { pages } = await openSitePages(services)
      const page = await pages.draw(path)
      const links = page ? await brokenLinks(services.db, (await plainOf(page)).toString()) : []
      await noteDrawn(services.db, drawing, { startedAt, brokenLinks: links })
      await pages.draw(dirname(path))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      await noteDrawn(services.db, drawing, { startedAt, error: message.slice(0, ERROR_LENGTH) })
      throw error
    }
  },
}
