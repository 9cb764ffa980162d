import { logFailure } from '@stackyard/shared/reference/log-failure'
import { useMutation } from '@tanstack/react-query'
import { LoaderCircle, Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { mostAttachments } from '@stackyard/shared/reference/chat'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { formatBytes } from '../../../../lib/format'
import { notifyFailure, notifyWarning } from '../../../../lib/notify'
import { messageTexts as words } from '../../../../lib/texts/messages'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,.pdf,.doc,.docx,.xls,.xlsx,.csv'

export type Attaching = {
  files: readonly UploadedFile[]
  onFiles: (files: readonly UploadedFile[]) => void
}

/** Uploads what is chosen and deletes what is taken out again. */
export function useAttaching({ files, onFiles }: Attaching) {
  const upload = useMutation({
    mutationFn: async (chosen: File[]) => (await client.fileUpload.upload({ files: chosen })).results,
    onSuccess: (added) => onFiles([...files, ...added]),
    onError: (error) => notifyFailure(words.attachFailed, error),
  })
  const add = (chosen: File[]) => {
    const room = mostAttachments - files.length
    if (chosen.length > room) notifyWarning(words.tooMany(mostAttachments))
    if (room > 0 && chosen.length > 0) upload.mutate(chosen.slice(0, room))
  }
  const remove = (file: UploadedFile) => {
    onFiles(files.filter(({ id }) => id !== file.id))
    client.fileUpload
      .delete({ id: file.id })
      .catch((error: unknown) => logFailure('A removed file could not be deleted', error))
  }
  return { files, add, remove, isUploading: upload.isPending }
}

type ComposerFilesProps = { attaching: ReturnType<typeof useAttaching> }

/** The files that go with the message. */
export function ComposerFiles({ attaching: { files, remove, isUploading } }: ComposerFilesProps) {
  return (
    <>
      {files.length > 0 ? (
        <ul aria-label={words.attached} className="mt-2 flex flex-wrap gap-2">
          {files.map((file) => (
            <li
              key={file.id}
              className="rounded-card bg-subtle flex max-w-full min-w-0 items-center gap-2 border ps-3 text-sm"
            >
              <span className="truncate">{file.title}</span>
              <span className="text-muted-foreground shrink-0 text-xs tabular-nums">{formatBytes(file.bytes)}</span>
              <Button
                variant="ghost"
                size="icon"
                disabled={isUploading}
                aria-label={words.removeFile(file.title)}
                onClick={() => remove(file)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-muted-foreground flex items-center gap-2 text-sm">
        {isUploading ? (
          <>
            <LoaderCircle aria-hidden className="mt-2 size-4 animate-spin" />
            <span className="mt-2">{words.uploading}</span>
          </>
        ) : null}
      </p>
    </>
  )
}

/** Chooses files. */
export function AttachButton({ attaching: { files, add, isUploading } }: ComposerFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={words.attach}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          add(chosen)
        }}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.attach}
        title={words.attachHint}
        disabled={isUploading || files.length >= mostAttachments}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden />
      </Button>
    </>
  )
}
