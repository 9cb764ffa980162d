export { jobs } from './jobs/definitions'
export { dropPages } from './operations/drop-pages'
export { pageDataRoute, pagesRoute, type PagesRoute } from './pages-route'
export { ensureSiteBuild } from './site-build'
