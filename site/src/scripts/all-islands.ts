import { islands, mount } from './islands'
import { otherIslands } from './other-islands'
import { mountOnTouch } from './touched'

/** For pages that aren't listings: every island is known from the start. */
Object.assign(islands, otherIslands)
mountOnTouch(mount)
