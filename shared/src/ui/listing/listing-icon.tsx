import type { ReactNode } from 'react'

export type ListingIconName = 'badge-check' | 'check' | 'file-text' | 'link' | 'mail' | 'map-pin' | 'share'

/** A decorative icon: a static page takes it out of its sheet of icons. */
export type ListingIcon = (icon: { name: ListingIconName; className: string }) => ReactNode
