import { findPeopleAndOrders } from './procedures/search-admin'
import { getSearch } from './procedures/search-all'
import { getNewsSearch } from './procedures/search-news'

export const procedures = {
  searchAll: { all: getSearch, news: getNewsSearch },
  adminSearch: { find: findPeopleAndOrders },
}
