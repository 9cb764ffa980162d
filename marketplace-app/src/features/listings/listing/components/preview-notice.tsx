import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'

/** Says that the page is a preview, and leads back to the form. */
export function PreviewNotice({ id, isDraft }: { id: number; isDraft: boolean }) {
  return (
    <Notice
      tone="info"
      className="mb-6"
      title={words.previewTitle}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to="/dashboard/warehouses/edit/$id" params={{ id: String(id) }}>
            <Pencil aria-hidden />
            {words.previewEdit}
          </Link>
        </Button>
      }
    >
      {isDraft ? words.previewDraft : words.previewLive}
    </Notice>
  )
}
