import { contract } from '@stackyard/shared/contract/index'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'

type Stated = { '~orpc': { route: { method?: string; path?: string } } }

const PREFIX = '/api'
/** What is not an endpoint of the contract, by its first part; everything else is a page of the site. */
const AREAS = new Set(['api', 'admin', 'cms-api', 'app-assets', 'dashboard', 'files', 'pictures', 'preview', 'outbox'])

const bare = (path: string): string => path.replace(/\/+$/, '') || '/'

function routerOfContract(): SmartRouter<string> {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] })
  const stated = Object.values(contract).flatMap((group) => Object.values(group as Record<string, Stated>))
  // Paths without parameters come first, as they win over those with.
  const routes = stated.map((endpoint) => endpoint['~orpc'].route)
  for (const { method = 'GET', path = '' } of routes.toSorted(
    (a, b) => Number(a.path?.includes('{')) - Number(b.path?.includes('{')),
  ))
    router.add(method, PREFIX + bare(path).replace(/\{(\w+)\}/g, ':$1'), PREFIX + bare(path))
  return router
}

/**
 * Names the route of a request for figures: the path of its endpoint with parameters unfilled, else the area it belongs
 * to. However many addresses are asked for, there are as many names as endpoints and a dozen more.
 */
export function createRouteNames(): (method: string, url: string) => string {
  const router = routerOfContract()
  return (method, url) => {
    const path = bare(url.split('?', 1)[0] ?? '/')
    const area = path.split('/', 2)[1] ?? ''
    if (area !== 'api') return AREAS.has(area) ? `/${area}/*` : '/*'
    const part = path.split('/', 3)[2] ?? ''
    if (part === 'health' || part === 'webhooks') return `/api/${part}/*`
    return router.match(method, path)[0][0]?.[0] ?? '/api/*'
  }
}
