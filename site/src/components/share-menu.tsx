import { buttonVariants } from '@stackyard/shared/ui/button'
import { SheetIcon } from './icon-sheet'
import { say } from '../lib/say'

export type ShareMenuProps = {
  text: string
  /** The page's whole address. */
  address: string
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-sm hover:bg-muted'

/** Links to three networks and email, and the page's own link to copy (scripts/share.ts copies). The page holds the icon sheet. */
export function ShareMenu({ text, address }: ShareMenuProps) {
  const url = encodeURIComponent(address)
  const words = encodeURIComponent(text)
  const links = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`, icon: 'share' },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}`, icon: 'share' },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${words}`, icon: 'share' },
    { name: say('Email'), href: `mailto:?subject=${words}&body=${url}`, icon: 'mail' },
  ] as const
  return (
    <details className="closes-outside relative">
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonVariants({ variant: 'outline' })}`}>
        <SheetIcon name="share" className="size-4.5" /> {say('Share')}
      </summary>
      <div className="rise-in rounded-card bg-popover shadow-float absolute start-0 top-13 z-20 w-60 border p-1.5 sm:start-auto sm:end-0">
        {links.map(({ name, href, icon }) => (
          <a
            key={name}
            href={href}
            target={href.startsWith('http') ? '_blank' : undefined}
            rel="noopener noreferrer"
            className={row}
          >
            <SheetIcon name={icon} className="size-4.5" /> {name}
          </a>
        ))}
        <button type="button" data-copy-link={address} className={row}>
          <SheetIcon name="link" className="size-4.5" /> {say('Copy Shareable Link!')}
        </button>
        <p role="status" className="text-muted-foreground px-3 py-1 text-sm empty:hidden" />
      </div>
    </details>
  )
}
