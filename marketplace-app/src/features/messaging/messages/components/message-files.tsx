import type { ChatAttachment, ChatMessage } from '@stackyard/shared/schema/chat'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileText, ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { client } from '../../../../lib/api'
import { formatBytes } from '../../../../lib/format'
import { notifyFailure } from '../../../../lib/notify'
import { messageTexts as words } from '../../../../lib/texts/messages'
import { attachmentQuery } from '../queries'

/** The files of a message: pictures small, everything else by name; a click downloads the file as it was sent. */
export function MessageFiles({ message }: { message: ChatMessage }) {
  return (
    <ul aria-label={words.attached} className={cn('flex flex-wrap gap-2', message.isOwn ? 'justify-end' : '')}>
      {message.attachments.map((file) => (
        <li key={file.id} className="max-w-full min-w-0">
          <MessageFile message={message} file={file} />
        </li>
      ))}
    </ul>
  )
}

type MessageFileProps = { message: ChatMessage; file: ChatAttachment }

function MessageFile({ message: { roomId, id: messageId }, file }: MessageFileProps) {
  const download = useMutation({
    mutationFn: () => client.chat.attachment({ roomId, messageId, fileId: file.id }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  const Icon = download.isPending ? Download : FileText
  return (
    <button
      type="button"
      aria-label={words.download(file.title)}
      aria-busy={download.isPending || undefined}
      disabled={download.isPending}
      onClick={() => download.mutate()}
      className={cn(
        'rounded-card bg-card hover:bg-subtle block max-w-full overflow-hidden border text-start text-sm',
        file.hasPreview ? 'w-64' : 'flex min-h-11 items-center gap-2 px-3 py-2',
      )}
    >
      {file.hasPreview ? (
        <Preview place={{ roomId, messageId, fileId: file.id }} />
      ) : (
        <Icon aria-hidden className="text-muted-foreground size-4 shrink-0" />
      )}
      <span className={cn('flex min-w-0 items-baseline gap-2', file.hasPreview ? 'border-t px-3 py-2' : '')}>
        <span className="truncate font-medium">{file.title}</span>
        <span className="text-muted-foreground shrink-0 text-xs tabular-nums">{formatBytes(file.bytes)}</span>
      </span>
    </button>
  )
}

/** The small picture; the button around it has its name. */
function Preview({ place }: { place: { roomId: number; messageId: number; fileId: number } }) {
  const { data, isError } = useQuery(attachmentQuery(place))
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setLink(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (isError)
    return (
      <span className="bg-subtle text-muted-foreground grid aspect-[16/10] place-items-center">
        <ImageOff aria-hidden className="size-6" />
      </span>
    )
  if (link === null) return <Skeleton className="aspect-[16/10] w-full rounded-none" />
  return <img src={link} alt="" className="aspect-[16/10] w-full object-cover" />
}
