import { useMutation } from '@tanstack/react-query'
import { FileCheck2, Upload, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../lib/api'
import { notifyFailure } from '../../../lib/notify'
import { identityTexts as words } from '../../../lib/texts/identity'

type DocumentFilesProps = { error: string | undefined; onChange: (fileIds: number[]) => void }

/** Uploads the documents as they are chosen and hands their ids over. */
export function DocumentFiles({ error, onChange }: DocumentFilesProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const keep = (next: readonly UploadedFile[]) => {
    setFiles(next)
    onChange(next.map((file) => file.id))
  }
  const upload = useMutation({
    mutationFn: async (chosen: File[]) => (await client.fileUpload.upload({ files: chosen })).results,
    onSuccess: (added) => keep([...files, ...added]),
    onError: (failure) => notifyFailure(words.uploadFailed, failure),
  })
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {words.files}
      </p>
      <p id={`${id}-hint`} className="text-muted-foreground mt-0.5 mb-2 text-sm">
        {words.filesHint}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {files.map((file) => (
          <li key={file.id} className="rounded-card flex items-center gap-3 border py-1 ps-4 pe-1 text-sm">
            <FileCheck2 aria-hidden className="text-success-ink size-4 shrink-0" />
            <span className="min-w-0 flex-1 truncate">{file.title}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.remove(file.title)}
              onClick={() => keep(files.filter((each) => each.id !== file.id))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={words.addFiles}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          if (chosen.length > 0) upload.mutate(chosen)
        }}
      />
      <Button variant="outline" className="mt-2" busy={upload.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {words.addFiles}
      </Button>
      {error ? (
        <p role="alert" className="text-danger-ink mt-2 text-sm">
          {error}
        </p>
      ) : null}
    </div>
  )
}
