import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

type NamedFile = { id: number; title: string }
type Read = (fileId: number) => Promise<File>

/** The files that go with a request or a quote, to save. */
export function FileDownloads({ files, read }: { files: readonly NamedFile[]; read: Read }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map((file) => (
        <li key={file.id}>
          <DownloadButton file={file} read={read} />
        </li>
      ))}
    </ul>
  )
}

function DownloadButton({ file, read }: { file: NamedFile; read: Read }) {
  const download = useMutation({
    mutationFn: () => read(file.id),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(sourcingTexts.provider.downloadFailed, error),
  })
  return (
    <Button variant="outline" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden /> {file.title}
    </Button>
  )
}
