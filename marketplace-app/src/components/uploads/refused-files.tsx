import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { pictureTexts } from '../../lib/texts/pictures'
import type { Refused } from './sort-chosen'

type RefusedFilesProps = { files: readonly Refused[]; onClose: () => void }

/** Lists what was not taken, each with its reason. */
export function RefusedFiles({ files, onClose }: RefusedFilesProps) {
  return (
    <Dialog
      open={files.length > 0}
      onOpenChange={onClose}
      title={text('upload.errors.title')}
      footer={<Button onClick={onClose}>{text('claim.ok')}</Button>}
    >
      <ul className="list-disc ps-5 text-sm break-words">
        {files.map(({ name, reason }, index) => (
          <li key={index}>{pictureTexts.files.refused(name, reason)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
