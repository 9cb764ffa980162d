/** `/search?type=service` and its like lead to the page of their kind. */
import { inPageLanguage } from '../lib/say'
import { pageOfType } from '../lib/search-kinds'

const page = pageOfType(location.search)
if (page) location.replace(inPageLanguage(page))
