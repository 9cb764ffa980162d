import { defineMiddleware } from 'astro:middleware'
import { remoteData } from './lib/remote-data'
import { useSiteContext } from './lib/site-context'

/** Takes over what the server hands to a page that is rendered on demand. */
export const onRequest = defineMiddleware(({ isPrerendered, locals }, next) => {
  if (isPrerendered) return next()
  if (locals.site) useSiteContext(locals.site)
  else if (import.meta.env.DEV) locals.data = remoteData()
  return next()
})
