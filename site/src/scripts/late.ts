import { countSeen } from './seen'

/** What a page with cards does at the first idle moment. */
countSeen()
if (document.querySelector('[data-carousel]')) void import('./carousels')
// Carousels ask for theirs before they move.
if (document.querySelector('ul[data-ads]')) void import('./sponsored')
if (document.querySelector('[data-gallery]')) void import('./gallery')
if (document.querySelector('[data-copy-link]')) void import('./share')
