import { countSeen } from './seen'

/** What a page with parts that move does at the first idle moment. */
countSeen()
if (document.querySelector('[data-carousel]')) void import('./carousels')
