import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { rateTemplate } from '@stackyard/shared/domain/rate-file'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { ConfirmPrices } from '../../../../components/listing-form/confirm-prices'
import { notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { uploadRates } from '../upload-rates'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

function downloadTemplate() {
  const content = rateTemplate()
    .map((row) => row.map(quoted).join(','))
    .join('\r\n')
  const href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = href
  link.download = 'fulfillment-rates.csv'
  link.click()
  URL.revokeObjectURL(href)
}

export type RateUploadProps = { id: number; tierName: string; onUploaded: (record: WarehouseRecord) => void }

/** Fills a saved tier from a CSV or XLSX file; every wrong row is named, and then nothing is taken. */
export function RateUpload({ id, tierName, onUploaded }: RateUploadProps) {
  const input = useId()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [asked, setAsked] = useState<{ file: File; drops: readonly Issue[] } | null>(null)
  const upload = useMutation({
    mutationFn: async (sent: { file: File; confirmPrices?: true }) => uploadRates({ id, tierName, ...sent }),
    onSuccess: onUploaded,
    onError: (error, { file }) => {
      const problem = toProblem(error)
      if (problem.code === 'PRICE_DROP') setAsked({ file, drops: problem.issues })
      else if (problem.issues.length > 0) setIssues(problem.issues)
      else notifyFailure(words.rateFile.failed, error)
    },
  })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <input
        id={input}
        type="file"
        accept=".csv,.xlsx"
        aria-label={words.rateFile.label(tierName)}
        className="peer sr-only"
        disabled={upload.isPending}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) upload.mutate({ file })
        }}
      />
      <label
        htmlFor={input}
        className="text-link peer-focus-visible:outline-ring inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold underline-offset-4 peer-focus-visible:outline-3 hover:underline"
      >
        {words.rateFile.upload}
      </label>
      <Button variant="ghost" size="sm" onClick={downloadTemplate}>
        {words.rateFile.template}
      </Button>
      <ConfirmPrices
        drops={asked?.drops ?? []}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (asked) upload.mutate({ file: asked.file, confirmPrices: true })
        }}
      />
      <Dialog
        open={issues.length > 0}
        onOpenChange={() => setIssues([])}
        title={words.rateFile.refused}
        footer={<Button onClick={() => setIssues([])}>{words.rateFile.close}</Button>}
      >
        <ul className="list-disc ps-5 text-sm">
          {issues.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
