import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { notifyDone, notifyFailure } from '../lib/notify'
import { tableTexts } from '../lib/texts/tables'

type ExportWords = {
  export: string
  exported: (rows: number) => string
  exportedPart: (rows: number) => string
  exportFailed: string
}

type ExportButtonProps = {
  load: () => Promise<TextFile>
  /** What it says, in place of rows of a table. */
  words?: ExportWords
  icon?: ReactNode
  className?: string
}

const typeOf = (fileName: string) => (fileName.endsWith('.ics') ? 'text/calendar' : 'text/csv;charset=utf-8')

/** Downloads a text file that the server writes, such as a table, and says when it holds only a part. */
export function ExportButton({ load, words = tableTexts, icon, className }: ExportButtonProps) {
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: ({ fileName, content, rows, isComplete }) => {
      saveFile(new File([content], fileName, { type: typeOf(fileName) }))
      notifyDone(isComplete ? words.exported(rows) : words.exportedPart(rows))
    },
    onError: (error) => notifyFailure(words.exportFailed, error),
  })
  return (
    <Button variant="outline" busy={exporting.isPending} onClick={() => exporting.mutate()} className={className}>
      {icon ?? <Download aria-hidden />}
      {words.export}
    </Button>
  )
}
