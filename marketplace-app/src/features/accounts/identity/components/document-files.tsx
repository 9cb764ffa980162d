import { FileCheck2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { maxIdentityFiles } from '@stackyard/shared/reference/identity'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Button } from '@stackyard/shared/ui/button'
import { UploadButton } from '../../../../components/uploads/upload-button'
import { identityTexts as words } from '../../../../lib/texts/identity'

type DocumentFilesProps = { error: string | undefined; onChange: (fileIds: number[]) => void }

/**
 * Uploads the documents as they are chosen and hands their ids over. Pictures are made small first and HEIC becomes JPEG;
 * what is not taken is listed with its reason.
 */
export function DocumentFiles({ error, onChange }: DocumentFilesProps) {
  const id = useId()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  // Both buttons upload at the same time.
  const newest = useRef(files)
  const change = (next: readonly UploadedFile[]) => {
    newest.current = next
    setFiles(next)
    onChange(next.map((file) => file.id))
  }
  const upload = {
    room: maxIdentityFiles - files.length,
    failed: words.uploadFailed,
    onFiles: (added: UploadedFile[]) => change([...newest.current, ...added]),
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {words.files}
      </p>
      <p id={`${id}-hint`} className="text-muted-foreground mt-0.5 mb-2 text-sm">
        {words.filesHint}
      </p>
      <ul className="grid grid-cols-1 gap-2 not-empty:mb-3">
        {files.map((file) => (
          <li key={file.id} className="rounded-card flex items-center gap-3 border py-1 ps-4 pe-1 text-sm">
            <FileCheck2 aria-hidden className="text-success-ink size-4 shrink-0" />
            <span className="min-w-0 flex-1 truncate">{file.title}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.remove(file.title)}
              onClick={() => change(newest.current.filter((each) => each.id !== file.id))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-3">
        <UploadButton {...upload} label={words.addPictures} accept="image/*" isPicture />
        <UploadButton {...upload} label={words.addPdf} accept=".pdf" isPicture={false} />
      </div>
      {error ? (
        <p role="alert" className="text-danger-ink mt-2 text-sm">
          {error}
        </p>
      ) : null}
    </div>
  )
}
