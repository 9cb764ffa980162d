import { defineMiddleware } from 'astro:middleware'
import { remoteData } from './lib/remote-data'
import { addressOfSite, useSiteContext } from './lib/site-context'

/** Takes over what the server hands to a page; in development Astro asks the server for it. */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals }, next) => {
  if (isPrerendered) return next()
  if (locals.site) useSiteContext(locals.site)
  else if (import.meta.env.DEV) {
    locals.data = remoteData()
    useSiteContext({ address: addressOfSite(), cardKey: '', settings: await locals.data.homeSettings() })
  }
  try {
    return await next()
  } catch (error) {
    // Astro would answer with a page for faults; the server has to know.
    locals.onFault?.(error)
    throw error
  }
})
