import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { uploadFiles, type UploadOutcome } from './upload-files'

export type UploadButtonProps = {
  label: string
  accept: string
  /** Takes one file alone. */
  single?: boolean
  onFiles: (files: UploadedFile[]) => void
}

/** Takes many files at once, shows how far it is, and lists those that were refused (002 §2.13). */
export function UploadButton({ label, accept, single = false, onFiles }: UploadButtonProps) {
  const id = useId()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [rejected, setRejected] = useState<UploadOutcome['rejected']>([])
  const upload = async (chosen: File[]) => {
    if (chosen.length === 0) return
    const outcome = await uploadFiles(chosen, (done, all) => setProgress({ done, all }))
    setProgress(null)
    setRejected(outcome.rejected)
    if (outcome.files.length > 0) onFiles(outcome.files)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        id={id}
        type="file"
        multiple={!single}
        accept={accept}
        aria-label={label}
        disabled={progress !== null}
        className="peer sr-only"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          void upload(chosen)
        }}
      />
      <label
        htmlFor={id}
        className="rounded-control border-input hover:bg-muted peer-focus-visible:outline-ring inline-flex h-11 cursor-pointer items-center gap-2 border px-4 text-sm font-semibold peer-focus-visible:outline-3 peer-disabled:opacity-55"
      >
        <Upload aria-hidden className="size-4" />
        {label}
      </label>
      <p role="status" className="text-muted-foreground text-sm">
        {progress ? words.uploading(progress.done, progress.all) : ''}
      </p>
      <Dialog
        open={rejected.length > 0}
        onOpenChange={() => setRejected([])}
        title={text('upload.errors.title')}
        footer={<Button onClick={() => setRejected([])}>{text('claim.ok')}</Button>}
      >
        <ul className="list-disc ps-5 text-sm">
          {rejected.map(({ name, reason }) => (
            <li key={name}>{words.rejected(name, reason)}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
