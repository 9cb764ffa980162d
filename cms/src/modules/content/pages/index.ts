export { jobs } from './jobs/definitions'
export { pageDataRoute, pagesRoute, type PagesRoute } from './pages-route'
