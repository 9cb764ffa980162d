import type { MouseEvent } from 'react'
import { buttonVariants } from '../button'
import { compareHref, putAside, type Trayed } from '../compare-tray'
import { say } from '../say'

export type CompareLinkProps = {
  listing: Trayed
  /** The comparison of the face. */
  path: string
  /** Opens an address through a router; a static page's link is completed by a script (data-compare). */
  onOpen?: (href: string) => void
}

/** Compare of a listing's page: puts it to those put aside before, and opens their comparison. */
export function CompareLink({ listing: { id, name }, path, onOpen }: CompareLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const href = compareHref(putAside({ id, name }), path)
    event.currentTarget.href = href
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onOpen?.(href)
  }
  return (
    <a
      href={compareHref([{ id }], path)}
      data-compare={id}
      data-name={name}
      className={buttonVariants({ variant: 'outline' })}
      onClick={onOpen ? open : undefined}
    >
      {say('Compare')}
    </a>
  )
}
