import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { merchantTexts as words } from '../../../../lib/texts/merchants'

/** The request as a PDF for use elsewhere. */
export function DownloadRfp({ id }: { id: number }) {
  const download = useMutation({
    mutationFn: () => client.merchant.paper({ id }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  return (
    <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden /> {words.download}
    </Button>
  )
}
