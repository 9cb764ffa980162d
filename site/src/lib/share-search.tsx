import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { say } from './say'

/** Share Search: the public address of this search to the clipboard. */
export function ShareSearch() {
  const [said, setSaid] = useState('')
  async function share() {
    try {
      await navigator.clipboard.writeText(location.href.replace('/dashboard/search', '/search'))
      setSaid(say('Search URL copied to clipboard!'))
    } catch {
      setSaid(say('Failed to copy URL.'))
    }
  }
  return (
    <>
      <Button variant="ghost" data-by-hand onClick={() => void share()}>
        <Share2 aria-hidden /> <span className="max-sm:sr-only">{say('Share Search')}</span>
      </Button>
      <span role="status" className={cn('text-muted-foreground text-sm', said ? '' : 'sr-only')}>
        {said}
      </span>
    </>
  )
}
