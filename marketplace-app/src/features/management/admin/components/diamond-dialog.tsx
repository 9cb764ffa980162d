import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { diamondLevels } from '@stackyard/shared/reference/diamond-levels'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { sayName } from '@stackyard/shared/ui/say'
import { Select } from '@stackyard/shared/ui/select'
import { texts } from '../../../../lib/texts'
import { adminTexts as words } from '../../../../lib/texts/admin'
import type { CuratedListing } from '../flag-actions'
import { useSetFlag } from '../use-set-flag'

const levels = diamondLevels.map(({ level, name }) => ({ value: String(level), label: `${level}: ${sayName(name)}` }))

export type DiamondDialogProps = {
  listing: CuratedListing
  /** What is chosen when it opens; the listing's own without it. */
  chosen?: number | undefined
  onClose: () => void
}

/** Sets the diamonds of a listing, 0 to 5: it opens on them, a digit chooses and Enter sets them. */
export function DiamondDialog({ listing, chosen = listing.diamond, onClose }: DiamondDialogProps) {
  const setFlag = useSetFlag()
  const [level, setLevel] = useState(String(chosen))
  const save = () => {
    const done = text('diamond.success')
    const failed = text('diamond.error')
    setFlag.mutate({ id: listing.id, listing, flag: 'diamond', value: Number(level), done, failed })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text('diamond.dialog.title')}
      confirmLabel={words.diamond}
      cancelLabel={texts.actions.back}
      onConfirm={save}
    >
      <p className="mb-4 text-sm">
        <strong className="block">{listing.name}</strong>
        {text('diamond.dialog.body')}
      </p>
      <Select
        aria-label={words.level}
        data-first-focus
        options={levels}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
    </ConfirmDialog>
  )
}
