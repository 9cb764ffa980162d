export { jobs } from './jobs/definitions'
export { cachedPages } from './cached-pages'
export { pageDataRoute, pagesRoute, type PagesRoute } from './pages-route'
export { startPurging } from './purge-cdn'
