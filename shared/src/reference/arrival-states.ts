/** Where an arrival is; the graph is `domain/arrival-process`. */
export const arrivalStates = ['requested', 'proposed', 'confirmed', 'checked-in', 'canceled', 'declined'] as const
export type ArrivalState = (typeof arrivalStates)[number]

/** What can be done to an arrival once its customer has announced it. */
export const arrivalActions = ['confirm', 'propose', 'decline', 'accept', 'cancel', 'check-in'] as const
export type ArrivalAction = (typeof arrivalActions)[number]

export const arrivalActors = ['customer', 'seller', 'admin', 'system'] as const
export type ArrivalActor = (typeof arrivalActors)[number]

/** What an arrival is counted in. */
export const arrivalUnits = ['pallet', 'unit'] as const
export type ArrivalUnit = (typeof arrivalUnits)[number]

/** How many photos of the goods a check-in can have. */
export const MOST_ARRIVAL_PHOTOS = 10
/** Open arrivals that a reservation can have at once. */
export const MOST_OPEN_ARRIVALS = 50

/** Kinds of pictures that browsers show. */
export const arrivalPhotoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Width in pixels of the small version of a photo. */
export const arrivalPreviewWidth = 640
