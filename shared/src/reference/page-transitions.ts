/**
 * The style with which a page takes part in the transition from the page before, of site and app alike. It stands in
 * the document itself: a browser asks for it before it has the stylesheets, and a page that only has it then throws
 * away what has begun, with an error in the console. The front door's content policy allows just this text.
 */
export const pageTransitions = '@media not (prefers-reduced-motion:reduce){@view-transition{navigation:auto}}'
