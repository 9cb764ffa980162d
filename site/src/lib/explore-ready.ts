/** Sent to `window` when the list that follows filters stands in place of the one that the page came with. */
export const READY_EVENT = 'explore-ready'
