import { useAtom } from 'jotai'
import { Rows3, Rows4 } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { tableTexts as words } from '../lib/texts/tables'
import { compactTablesAtom } from '../lib/theme'

/** Changes the rows of all tables between two lines and one; cards of a phone have no rows. */
export function CompactToggle() {
  const [isCompact, setCompact] = useAtom(compactTablesAtom)
  const Icon = isCompact ? Rows4 : Rows3
  return (
    <Button
      variant="ghost"
      size="icon"
      className="max-md:hidden"
      aria-pressed={isCompact}
      aria-label={words.compact}
      title={words.compact}
      onClick={() => setCompact(!isCompact)}
    >
      <Icon aria-hidden />
    </Button>
  )
}
