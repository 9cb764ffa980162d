import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import { Hono } from 'hono'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { readProfile } from './operations/read-profile'
import { profilePath } from './profile-path'

const LONGEST_KEY = 120

/** Leads other addresses of a person (an id, another kind, a handed-over profile) to that of their public page in a language. */
export function profileRedirects(services: Pick<Services, 'db'>, language: Language): Hono {
  const route = new Hono()
  route.get('/:kind{seller|sellers|customer|customers|merchant|manager}/:key', async (c) => {
    const profile = await readProfile(services, c.req.param('key').slice(0, LONGEST_KEY), null).catch(
      (error: unknown) => {
        if (error instanceof CodedError && error.code === 'NOT_FOUND') return null
        throw error
      },
    )
    const path = profile && pathIn(profilePath(profile), language)
    return path === null || path === new URL(c.req.url).pathname ? c.notFound() : c.redirect(path, 301)
  })
  return route
}
