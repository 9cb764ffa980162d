import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ManagedListingQuery } from '@stackyard/shared/schema/managed-listing'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../lib/api'
import { notifyFailure } from '../lib/notify'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { listingImportTexts as words } from '../lib/texts/listing-import'

/** Downloads the listings that the filters leave as a CSV file; sellers get their own whatever the filters say. */
export function ExportListings({ filters }: { filters: Partial<ManagedListingQuery> }) {
  const exporting = useMutation({
    mutationFn: async () => client.supply.exportFile({ filters }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.exportFailed, error),
  })
  return (
    <Button variant="outline" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      <Download aria-hidden />
      {words.exportAction}
    </Button>
  )
}
