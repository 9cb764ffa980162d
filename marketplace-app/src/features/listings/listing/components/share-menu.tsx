import { Link2, Mail, Share2 } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { copyAddress } from '../../../../lib/copy-address'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'

const openApart = (href: string) => window.open(href, '_blank', 'noopener,noreferrer')

/** Three networks, email, and the link itself. `address` is the public page's. */
export function ShareMenu({ text, address }: { text: string; address: string }) {
  const url = encodeURIComponent(address)
  const said = encodeURIComponent(text)
  const networks = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${said}` },
  ]
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="outline">
          <Share2 aria-hidden />
          {words.share}
        </Button>
      }
    >
      {networks.map(({ name, href }) => (
        <DropdownMenuItem key={name} onSelect={() => openApart(href)}>
          <Share2 aria-hidden />
          {name}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => location.assign(`mailto:?subject=${said}&body=${url}`)}>
        <Mail aria-hidden />
        {words.byEmail}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void copyAddress(address, 'copyLink.success', 'copyLink.error')}>
        <Link2 aria-hidden />
        {words.copyLink}
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
