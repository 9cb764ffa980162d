import { Button } from '@stackyard/shared/ui/button'
import { DropdownMenu, DropdownMenuItem } from '@stackyard/shared/ui/dropdown-menu'
import { Link, Mail, Share2 } from 'lucide-react'
import { useState } from 'react'

export type ShareData = { text: string }

const target = (name: string, text: string): string => {
  const url = encodeURIComponent(location.origin + location.pathname)
  const words = encodeURIComponent(text)
  const targets: Record<string, string> = {
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    X: `https://x.com/intent/post?url=${url}&text=${words}`,
    'E-mail': `mailto:?subject=${words}&body=${url}`,
  }
  return targets[name] ?? ''
}

/** Shares this page: three networks, e-mail, or the link (000 §2.18). */
export default function ShareIsland({ data }: { data: ShareData }) {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      setSaid('URL copied to clipboard')
    } catch {
      setSaid('Error in Copying URL')
    }
  }
  return (
    <span className="relative inline-flex items-center gap-3">
      <DropdownMenu
        trigger={
          <Button variant="outline">
            <Share2 aria-hidden /> Share
          </Button>
        }
      >
        {['LinkedIn', 'Facebook', 'X'].map((name) => (
          <DropdownMenuItem key={name} asChild>
            <a href={target(name, data.text)} target="_blank" rel="noopener noreferrer">
              <Share2 aria-hidden /> {name}
            </a>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <a href={target('E-mail', data.text)}>
            <Mail aria-hidden /> E-mail
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void copy()}>
          <Link aria-hidden /> Copy Shareable Link!
        </DropdownMenuItem>
      </DropdownMenu>
      <span role="status" className="text-sm text-muted-foreground">
        {said}
      </span>
    </span>
  )
}
