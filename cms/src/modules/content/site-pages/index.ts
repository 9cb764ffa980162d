export { pageDataRoute, pagesRoute, type PagesRoute } from './pages-route'
