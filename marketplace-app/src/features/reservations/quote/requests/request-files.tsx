import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

type RequestFile = { id: number; title: string }

/** The files that go with a request. */
export function RequestFiles({ id, files }: { id: number; files: readonly RequestFile[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map((file) => (
        <li key={file.id}>
          <DownloadButton id={id} file={file} />
        </li>
      ))}
    </ul>
  )
}

function DownloadButton({ id, file }: { id: number; file: RequestFile }) {
  const download = useMutation({
    mutationFn: () => client.sourcing.file({ id, fileId: file.id }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(sourcingTexts.provider.downloadFailed, error),
  })
  return (
    <Button variant="outline" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden /> {file.title}
    </Button>
  )
}
