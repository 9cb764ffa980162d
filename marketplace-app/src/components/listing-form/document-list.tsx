import { FileText, Trash2 } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { useListingForm } from './use-listing-form'
import { UploadButton } from './upload-button'

/** Longest title of a document (002 §2.13). */
const maxTitle = 200

/** Documents with titles of their own (002 §2.14); some types of service call them by their own name. */
export function DocumentList({ title = words.documents }: { title?: string | undefined }) {
  const { control, register } = useListingForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'documents', keyName: 'key' })
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className="font-display text-lg font-semibold">
        {title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.documentsLead}</p>
      <ul className="mb-4 grid gap-2">
        {fields.map((field, index) => (
          <li key={field.key} className="flex items-center gap-2">
            <FileText aria-hidden className="text-muted-foreground size-5 shrink-0" />
            <span className="min-w-0 flex-1">
              <Input
                aria-label={words.documents}
                aria-describedby={`document-left-${index}`}
                maxLength={maxTitle}
                {...register(`documents.${index}.title`)}
              />
              <CharactersLeft index={index} />
            </span>
            <Button variant="ghost" size="icon" aria-label={words.removeDocument} onClick={() => remove(index)}>
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <UploadButton
        label={words.addDocuments}
        accept=".doc,.docx,.pdf,.xls,.xlsx"
        onFiles={(files) => append(files.map(({ id, link, title }) => ({ id, link, title: title.slice(0, maxTitle) })))}
      />
    </section>
  )
}

function CharactersLeft({ index }: { index: number }) {
  const { control } = useListingForm()
  const title = useWatch({ control, name: `documents.${index}.title` })
  return (
    <span id={`document-left-${index}`} className="text-muted-foreground mt-1 block text-xs">
      {text('field.array.counter', { left: maxTitle - (title ?? '').length })}
    </span>
  )
}
