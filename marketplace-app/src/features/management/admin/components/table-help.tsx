import { Dialog } from '@stackyard/shared/ui/dialog'
import { adminTexts } from '../../../../lib/texts/admin'

const words = adminTexts.keys

/** Every key of the table of listings. */
export function TableHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.lead}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {words.rows.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-muted-foreground">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
