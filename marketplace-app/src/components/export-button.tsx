import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { notifyDone, notifyFailure } from '../lib/notify'
import { tableTexts as words } from '../lib/texts/tables'

/** Downloads a table that the server writes as a text file, and says when it holds only a part. */
export function ExportButton({ load, className }: { load: () => Promise<TextFile>; className?: string }) {
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: ({ fileName, content, rows, isComplete }) => {
      saveFile(new File([content], fileName, { type: 'text/csv;charset=utf-8' }))
      notifyDone(isComplete ? words.exported(rows) : words.exportedPart(rows))
    },
    onError: (error) => notifyFailure(words.exportFailed, error),
  })
  return (
    <Button variant="outline" busy={exporting.isPending} onClick={() => exporting.mutate()} className={className}>
      <Download aria-hidden />
      {words.export}
    </Button>
  )
}
