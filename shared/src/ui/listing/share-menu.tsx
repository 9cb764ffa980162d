import { useEffect, useRef } from 'react'
import { buttonVariants } from '../button'
import { closeOutside } from '../closes-outside'
import { say } from '../say'
import type { ListingIcon } from './listing-icon'

export type ShareMenuProps = {
  text: string
  /** The public page's whole address. */
  address: string
  Icon: ListingIcon
  /** Copies the address and says so; on a static page a script does by `data-copy-link`. */
  onCopy?: () => void
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-sm hover:bg-muted'

/** Links to three networks and email, and the page's own link to copy. It opens without a script. */
export function ShareMenu({ text, address, Icon, onCopy }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeOutside([menu.current]) : undefined), [])
  const url = encodeURIComponent(address)
  const words = encodeURIComponent(text)
  const links = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${words}` },
    { name: say('Email'), href: `mailto:?subject=${words}&body=${url}` },
  ]
  return (
    <details ref={menu} className="closes-outside relative">
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonVariants({ variant: 'outline' })}`}>
        <Icon name="share" className="size-4.5" /> {say('Share')}
      </summary>
      <div className="rise-in rounded-card bg-popover text-popover-foreground shadow-float absolute start-0 top-13 z-20 w-60 border p-1.5 lg:start-auto lg:end-0">
        {links.map(({ name, href }) => (
          <a
            key={name}
            href={href}
            target={href.startsWith('http') ? '_blank' : undefined}
            rel="noopener noreferrer"
            className={row}
          >
            <Icon name={href.startsWith('http') ? 'share' : 'mail'} className="size-4.5" /> {name}
          </a>
        ))}
        <button
          type="button"
          data-copy-link={address}
          className={row}
          onClick={() => {
            onCopy?.()
            if (menu.current) menu.current.open = false
          }}
        >
          <Icon name="link" className="size-4.5" /> {say('Copy Shareable Link!')}
        </button>
        <p role="status" className="text-muted-foreground px-3 py-1 text-sm empty:hidden" />
      </div>
    </details>
  )
}
