import { islands } from './islands'
import { otherIslands } from './other-islands'

/** For pages that aren't listings: every island is known from the start. */
Object.assign(islands, otherIslands)
