import { islands, mount } from './islands'
import { otherIslands } from './other-islands'
import { mountOnTouch } from './touched'

/** For pages that aren't listings: every island is known from the start. */
Object.assign(islands, otherIslands)
mountOnTouch(mount)
// The search at its short address may ask for another kind.
if (new URLSearchParams(location.search).has('type')) void import('./search-type')
