import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, Download } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { notifyFailure } from '../../../../lib/notify'
import { spaceTexts as words } from '../../../../lib/texts/space-calendar'

type Format = 'csv' | 'ics'
type Props = { load: (format: Format) => Promise<{ fileName: string; content: string }> }

/** Buttons for the table and for the file of a calendar program. */
export function SpaceFiles({ load }: Props) {
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: ({ fileName, content }, format) =>
      saveFile(new File([content], fileName, { type: format === 'csv' ? 'text/csv' : 'text/calendar' })),
    onError: (error) => notifyFailure(words.exportFailed, error),
  })
  const isBusy = (format: Format) => exporting.isPending && exporting.variables === format
  return (
    <span className="flex flex-wrap gap-3 sm:ms-auto">
      <Button variant="outline" busy={isBusy('csv')} onClick={() => exporting.mutate('csv')}>
        <Download aria-hidden />
        {words.csv}
      </Button>
      <Button variant="outline" busy={isBusy('ics')} onClick={() => exporting.mutate('ics')}>
        <CalendarPlus aria-hidden />
        {words.ics}
      </Button>
    </span>
  )
}
