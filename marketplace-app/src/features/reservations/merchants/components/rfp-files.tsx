import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { profileFields, type RfpField, rfpUploads, type RfpUploadKey } from '@stackyard/shared/reference/rfp-fields'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { sayName } from '@stackyard/shared/ui/say'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { merchantTexts } from '../../../../lib/texts/merchants'

const words = merchantTexts.upload

/** The files of a request that were given, in the order they are asked for. */
export const filesOf = (record: MerchantRecord): { key: RfpUploadKey; label: string }[] =>
  rfpUploads.flatMap(({ group, key }) => {
    const fields: readonly RfpField[] = profileFields[group]
    return record[group][key] ? [{ key, label: sayName(fields.find((field) => field.key === key)?.label ?? key) }] : []
  })

/** The files of a request, for its readers. */
export function RfpFiles({ record }: { record: MerchantRecord }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {filesOf(record).map(({ key, label }) => (
        <li key={key}>
          <DownloadFile id={record.id} field={key} label={label} />
        </li>
      ))}
    </ul>
  )
}

/** Saves the file that a request answers one question with. */
export function DownloadFile({ id, field, label }: { id: number; field: RfpUploadKey; label: string }) {
  const download = useMutation({
    mutationFn: () => client.merchant.attachment({ id, field }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  return (
    <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden /> {words.download(label)}
    </Button>
  )
}
