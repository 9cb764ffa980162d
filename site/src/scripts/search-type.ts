/** `/search?type=service` and its like lead to the page of their kind (000 §2.1). */
import { pageOfType } from '../lib/search-kinds'

const page = pageOfType(location.search)
if (page) location.replace(page)
