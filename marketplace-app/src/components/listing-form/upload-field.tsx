import { FileText, Trash2 } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { keepUpload } from '../uploads/kept-uploads'
import { UploadButton } from '../uploads/upload-button'
import type { FieldDefinition } from './field-definition'
import { useFieldError, useListingForm } from './use-listing-form'

/** One file; another takes its place. */
export function UploadField({ field }: { field: FieldDefinition }) {
  const { control } = useListingForm()
  const error = useFieldError(field.key)
  return (
    <Controller
      control={control}
      name={field.key as 'warehousePdf'}
      render={({ field: { value, onChange } }) => (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-medium">{field.label}</legend>
          {field.hint ? <p className="text-muted-foreground mb-2 text-xs">{field.hint}</p> : null}
          <div className="flex flex-wrap items-center gap-3">
            {value ? (
              <>
                <a
                  href={value}
                  target="_blank"
                  rel="noopener"
                  className="text-link inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
                >
                  <FileText aria-hidden className="text-muted-foreground size-5 shrink-0" />
                  {words.openDocument(field.label)}
                </a>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={words.removeFile(field.label)}
                  onClick={() => onChange(null)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </>
            ) : null}
            <UploadButton
              label={value ? words.replaceFile : words.chooseFile}
              accept={field.accept ?? '.pdf'}
              isPicture={false}
              room={1}
              failed={text('documents.upload.error')}
              onFiles={([file]) => {
                if (!file) return
                keepUpload(control, file)
                onChange(file.link)
              }}
            />
          </div>
          <p aria-live="polite" className="text-danger-ink mt-1.5 text-sm empty:hidden">
            {error}
          </p>
        </fieldset>
      )}
    />
  )
}
